import { SiteError } from '../problem';
import type { HeaderRules } from './headerRules';

/** Formats rules for Netlify and Cloudflare Pages. @throws {SiteError} When a line is too long for the latter. */
export function formatHeaders(rules: HeaderRules): string {
  const blocks = Object.entries(rules).map(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const problems = blocks
    .flat()
    .filter(({ length }) => length > 2000)
    .map((line) => ({
      file: '_headers',
      message: `a line has ${line.length} characters, and Cloudflare Pages reads 2000: "${line.trim().slice(0, 40)}…"`,
      fix: 'Share inline scripts between pages, or move them into files: each takes 53 characters of the policy.',
    }));
  if (problems.length > 0) throw new SiteError(problems);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Parses rules like Netlify and Cloudflare Pages. Ignores lines that are neither a path nor a header. */
export function parseHeaders(text: string): HeaderRules {
  const rules: HeaderRules = {};
  let headers: Record<string, string> = {};
  for (const line of text.split('\n').map((line) => line.trim())) {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (line.startsWith('/')) {
      headers = { ...rules[line] };
      rules[line] = headers;
    } else if (name !== undefined) {
      headers[name] = value!;
    }
  }
  return rules;
}

/** Headers of the response at a path. */
export function headersAt(path: string, rules: HeaderRules): Record<string, string> {
  const matching = Object.entries(rules).filter(([rule]) =>
    rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule,
  );
  return Object.assign({}, ...matching.map(([, headers]) => headers));
}
