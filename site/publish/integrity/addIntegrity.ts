import { createHash } from 'node:crypto';

import { tagsOf, type Tag } from '../tagsOf';

/**
 * Writes beside every script and style sheet of the site, and beside every hint to load one early, what its file has to
 * hash to: a browser refuses a file that is not the one the page was built with.
 *
 * @param html A page, whole. Scripts of other origins stay as they are, and so do tags that say it already.
 * @param integrityOf What a file of the site hashes to, by its address; nothing for an address without a file.
 */
export function addIntegrity(html: string, integrityOf: (address: string) => string | undefined): string {
  return html.replace(loading, (text) => {
    const [tag] = tagsOf(text);
    const address = tag && addressOf(tag.name, tag.attributes);
    const hash = address === undefined || tag?.attributes.integrity ? undefined : integrityOf(address);
    return hash === undefined ? text : text.replace(/\s*\/?>$/, ` integrity="${hash}"$&`);
  });
}

/** Tags that may load something. To read all of a page would take as long as to write it. */
const loading = /<(?:script|link)\s[^>]*>/gi;

/** Address of the script or style sheet that a tag loads. */
function addressOf(name: string, { src, href, rel = '', as = '' }: Tag['attributes']): string | undefined {
  if (name === 'script') return src;
  if (name !== 'link') return undefined;
  const relations = rel.toLowerCase().split(/\s+/);
  const early =
    relations.some((relation) => relation === 'preload' || relation === 'prefetch') &&
    /^(script|style)$/i.test(as);
  return early || relations.includes('stylesheet') || relations.includes('modulepreload') ? href : undefined;
}

/** What a file hashes to, in the form of the attribute `integrity`. */
export function integrity(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
