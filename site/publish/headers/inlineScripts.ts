import { createHash } from 'node:crypto';

import { DomUtils, type parseDocument } from 'htmlparser2';

import { frameMarker } from '../../browser/navigation/pageDocument';
import type { Problem } from '../../problem';

type Page = ReturnType<typeof parseDocument>;

/** Values of `type` with which a browser runs a script, or applies it to others. Any other makes it data. */
const running = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

const scriptsIn = (nodes: Parameters<typeof DomUtils.getElementsByTagName>[1]) =>
  DomUtils.getElementsByTagName('script', nodes)
    .filter(({ attribs: { type = '' } }) => running.test(type.trim()))
    .map((script) => ({ src: script.attribs.src, text: DomUtils.textContent(script) }));

/** Sources of the inline scripts that a browser runs. Empty ones need no permission. */
export const inlineScripts = (page: Page): string[] =>
  scriptsIn(page).flatMap(({ src, text }) => (src === undefined && text !== '' ? text : []));

const blocked = /^(style|iframe|frame|object|embed)$/;

/** Sources of the styles, which are in the head of a page. */
export const inlineStyles = (page: Page): string[] =>
  DomUtils.getElementsByTagName('style', page).map((style) => DomUtils.textContent(style));

/** The hash of a file for an `integrity` attribute. */
export const sha256 = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The source expression that allows an inline script or style in a Content Security Policy. */
export const sourceHash = (source: string) => `'${sha256(source)}'`;

/** Finds markup that the Content Security Policy blocks, and scripts in what a page shows. */
export function refusedMarkup(page: Page, file: string): Problem[] {
  const problems: Problem[] = [];
  const fix = 'Use an element or a class of the design system, or a script of the theme.';
  const refuse = (what: string) =>
    problems.push({ file, message: `${what.slice(0, 100)} is refused by the Content Security Policy.`, fix });
  const shown = DomUtils.getElements({ [frameMarker]: (value) => value !== undefined }, page, true);
  for (const { src, text } of scriptsIn(shown)) if (src ?? text) refuse(`the script ${src ?? text}`);
  for (const { name, attribs, parent } of DomUtils.getElementsByTagName('*', page)) {
    // The policy has hashes of the styles in the head.
    if (blocked.test(name) && !(parent && 'name' in parent && parent.name === 'head'))
      refuse(`the element <${name}>`);
    for (const [key, value] of Object.entries(attribs)) {
      const attribute = `${key}="${value}"`;
      if (key === 'style') refuse(`the inline style ${attribute}`);
      if (/^on[a-z]+$/.test(key)) refuse(`the event handler ${attribute}`);
      if (/^\s*javascript:/i.test(value)) refuse(`the script address ${attribute}`);
    }
  }
  return problems;
}
