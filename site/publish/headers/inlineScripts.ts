import { createHash } from 'node:crypto';

import { DomUtils, type parseDocument } from 'htmlparser2';

import type { Problem } from '../../problem';

/** A parsed page. */
type Page = ReturnType<typeof parseDocument>;

/** Values of `type` with which a browser runs a script, or applies it to others. Any other makes it data. */
const running = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Sources of the inline scripts that a browser runs. Empty ones need no permission. */
export const inlineScripts = (page: Page): string[] =>
  DomUtils.getElementsByTagName('script', page)
    .filter(({ attribs: { src, type = '' } }) => src === undefined && running.test(type.trim()))
    .map((script) => DomUtils.textContent(script))
    .filter((source) => source !== '');

/** Sources of the styles, which are in the head of a page. */
export const inlineStyles = (page: Page): string[] =>
  DomUtils.getElementsByTagName('style', page).map((style) => DomUtils.textContent(style));

/** The hash of a file for an `integrity` attribute. */
export const sha256 = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The source expression that allows an inline script or style in a Content Security Policy. */
export const sourceHash = (source: string) => `'${sha256(source)}'`;

const fixes = {
  style: 'Use an element or a class of the design system.',
  script: 'Listen in a script of the theme.',
};

/** Finds markup that the Content Security Policy blocks. */
export function refusedMarkup(page: Page, file: string): Problem[] {
  const problems: Problem[] = [];
  const refuse = (what: string, fix: string) =>
    problems.push({ file, message: `${what} is refused by the Content Security Policy.`, fix });
  for (const { name, attribs, parent } of DomUtils.getElementsByTagName('*', page)) {
    // The policy has hashes of the styles in the head.
    if (name === 'style' && !(parent && 'name' in parent && parent.name === 'head'))
      refuse('the element <style>', fixes.style);
    for (const [key, value] of Object.entries(attribs)) {
      const shown = `${key}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
      if (key === 'style') refuse(`the inline style ${shown}`, fixes.style);
      if (/^on[a-z]+$/.test(key)) refuse(`the event handler ${shown}`, fixes.script);
      if (/^\s*javascript:/i.test(value)) refuse(`the script address ${shown}`, fixes.script);
    }
  }
  return problems;
}
