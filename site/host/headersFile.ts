import { SiteError, type Problem } from '../problem';
import type { HeaderRule } from './headerRules';

/** Name of the file in which Netlify and Cloudflare Pages look for headers. */
export const headersFile = '_headers';

/** Most rules, and most characters of a line, that Cloudflare Pages reads. */
const limits = { rules: 100, characters: 2000 };

/**
 * Writes rules in the form of Netlify and Cloudflare Pages.
 *
 * @throws {SiteError} When there is more than Cloudflare Pages reads.
 */
export function printHeaders(rules: HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const problems: Problem[] = [];
  if (rules.length > limits.rules) {
    problems.push({
      file: headersFile,
      message: `there are ${rules.length} rules, and Cloudflare Pages reads ${limits.rules}.`,
      fix: 'Keep files that are not named after their content out of the folders of those that are: a folder is one rule.',
    });
  }
  for (const line of blocks.flat().filter(({ length }) => length > limits.characters)) {
    problems.push({
      file: headersFile,
      message: `a line has ${line.length} characters, and Cloudflare Pages reads ${limits.characters}: "${line.trim().slice(0, 40)}…"`,
      fix: 'Let pages share their inline scripts, or move them into files: each takes 53 characters of the policy.',
    });
  }
  if (problems.length > 0) throw new SiteError(problems);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Reads rules as Netlify and Cloudflare Pages do. Lines that are neither a path nor a header are passed over. */
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

/** Headers that rules give the answer at a path. */
export function headersAt(path: string, rules: HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
