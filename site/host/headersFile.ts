import { SiteError } from '../problem';
import type { HeaderRule } from './headerRules';

/** Name of the file in which Netlify and Cloudflare Pages look for headers. */
export const headersFile = '_headers';

/**
 * Formats rules for Netlify and Cloudflare Pages.
 *
 * @throws {SiteError} When a line is longer than Cloudflare Pages reads.
 */
export function formatHeaders(rules: HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const problems = blocks
    .flat()
    .filter(({ length }) => length > 2000)
    .map((line) => ({
      file: headersFile,
      message: `a line has ${line.length} characters, and Cloudflare Pages reads 2000: "${line.trim().slice(0, 40)}…"`,
      fix: 'Share inline scripts between pages, or move them into files: each takes 53 characters of the policy.',
    }));
  if (problems.length > 0) throw new SiteError(problems);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Parses rules like Netlify and Cloudflare Pages. Lines that are neither a path nor a header are ignored. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    const content = line.trim();
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(content) ?? [];
    if (content.startsWith('/')) rules.push({ path: content, headers: {} });
    else if (name !== undefined) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
  }
  return rules;
}

/** Headers of the response at a path. */
export function headersAt(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
