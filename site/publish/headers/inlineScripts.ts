import { createHash } from 'node:crypto';

/** Values of `type` with which a browser runs a script, or lets it decide over others. Any other makes it data. */
const running = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Sources of the scripts that stand in a page itself and are run. One that is empty is not, so no policy is asked. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && running.test(typeOf(attributes)))
    .map(([, , source]) => source!)
    .filter((source) => source !== '');
}

function typeOf(attributes: string): string {
  const [, doubleQuoted, singleQuoted, bare] =
    /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes) ?? [];
  return (doubleQuoted ?? singleQuoted ?? bare ?? '').trim();
}

/** Sources of the styles in the head of a page: those that the build puts there. */
export function inlineStyles(html: string): string[] {
  return [...headOf(html).matchAll(/<style>([\s\S]*?)<\/style>/gi)].map(([, source]) => source!);
}

const headOf = (html: string) => html.slice(0, html.search(/<\/head>/i));

/** What allows a script or a style in a Content Security Policy: `'sha256-…'` of its source. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
