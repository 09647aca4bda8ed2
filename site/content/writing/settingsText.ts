import type { Redirect } from '../redirects/checkRedirects';

const literal = (text: string) => `'${text}'`;

/** The text of the sidebars with an id below another one; undefined when that does not stand there once. */
export function addToSidebar(text: string, id: string, after: string): string | undefined {
  const [before, below, ...more] = text.split(literal(after));
  if (below === undefined || more.length > 0) return undefined;
  return `${before}${literal(after)}, ${literal(id)}${below}`;
}

/** The text of the sidebars with another id in the place of one; one that is listed already is not listed twice. */
export function renameInSidebar(text: string, from: string, to: string): string {
  if (!text.includes(literal(to))) return text.replace(literal(from), literal(to));
  return text.replace(new RegExp(`${escape(literal(from))},?\\s*`), '');
}

/** The text of the redirects with one more, in order. Those that led to its address lead on, and its target leads nowhere else. */
export function addRedirect(text: string, { from, to }: Redirect): string {
  const kept = text
    .replaceAll(new RegExp(`(\\bto: ')${escape(from)}(?=['#])`, 'g'), `$1${to}`)
    .replace(new RegExp(`^ *\\{ from: '${escape(to)}', .*\\n`, 'm'), '');
  const lines = kept.split('\n');
  const isLater = (line: string) => {
    const other = /^\s*\{ from: '([^']+)'/.exec(line)?.[1];
    return (other !== undefined && other > from) || line.startsWith('];');
  };
  const place = lines.findIndex(isLater);
  return lines.toSpliced(place, 0, `  { from: ${literal(from)}, to: ${literal(to)} },`).join('\n');
}

/** A text as a pattern that finds it. */
export const escape = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
