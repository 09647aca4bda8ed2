import { createHash } from 'node:crypto';

import type { Problem } from '../../problem';
import type { Tag } from '../tagsOf';

/** Values of `type` with which a browser runs a script, or lets it decide over others. Any other makes it data. */
const running = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Sources of the scripts that stand in a page itself and are run. One that is empty is not, so no policy is asked. */
export const inlineScripts = (tags: Tag[]): string[] =>
  tags
    .filter(
      ({ name, attributes: { src, type = '' } }) =>
        name === 'script' && src === undefined && running.test(type.trim()),
    )
    .map(({ source }) => source)
    .filter((source) => source !== '');

/** Sources of the styles in the head of a page: those that the build puts there. */
export const inlineStyles = (tags: Tag[]): string[] =>
  tags.filter(({ name, inHead }) => inHead && name === 'style').map(({ source }) => source);

/** The hash of a file as an `integrity` attribute has it. */
export const sha256 = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The source expression that allows an inline script or style in a Content Security Policy. */
export const sourceHash = (source: string) => `'${sha256(source)}'`;

const fixes = {
  style: 'Use an element or a class of the design system.',
  script: 'Listen in a script of the theme.',
};

/** Problems of a page that holds what the Content Security Policy refuses: it would be there and do nothing. */
export function refusedMarkup(tags: Tag[], file: string): Problem[] {
  const problems: Problem[] = [];
  const refuse = (what: string, fix: string) =>
    problems.push({ file, message: `${what} is refused by the Content Security Policy.`, fix });
  for (const { name, attributes, inHead } of tags) {
    // The policy knows the styles in the head.
    if (name === 'style' && !inHead) refuse('the element <style>', fixes.style);
    for (const [key, value] of Object.entries(attributes)) {
      const shown = `${key}="${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
      if (key === 'style') refuse(`the inline style ${shown}`, fixes.style);
      if (/^on[a-z]+$/.test(key)) refuse(`the event handler ${shown}`, fixes.script);
      if (/^\s*javascript:/i.test(value)) refuse(`the script address ${shown}`, fixes.script);
    }
  }
  return problems;
}
