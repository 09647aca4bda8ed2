import { createHash } from 'node:crypto';

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

/** What allows a script or a style in a Content Security Policy: `'sha256-…'` of its source. */
export function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
