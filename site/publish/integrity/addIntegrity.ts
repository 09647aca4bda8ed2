import { createHash } from 'node:crypto';

/** Tags that can load a script or a style sheet. */
const loading = /<(script|link)\b((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi;

/**
 * Writes beside every script and style sheet of the site, and beside every hint to load one early, what its file has to
 * hash to: a browser refuses a file that is not the one the page was built with.
 *
 * @param html A page, whole. Scripts of other origins stay as they are, and so do tags that say it already.
 * @param integrityOf What a file of the site hashes to, by its address; nothing for an address without a file.
 */
export function addIntegrity(html: string, integrityOf: (address: string) => string | undefined): string {
  return html.replace(loading, (tag: string, name: string, attributes: string) => {
    const address = addressOf(name.toLowerCase(), attributes);
    if (address === undefined || read(attributes, 'integrity') !== undefined) return tag;
    const integrity = integrityOf(address);
    return integrity === undefined ? tag : tag.replace(/\s*\/?>$/, ` integrity="${integrity}"$&`);
  });
}

/** Address of the script or style sheet that a tag loads. */
function addressOf(name: string, attributes: string): string | undefined {
  if (name === 'script') return read(attributes, 'src');
  const relations = (read(attributes, 'rel') ?? '').toLowerCase().split(/\s+/);
  const early =
    relations.some((relation) => relation === 'preload' || relation === 'prefetch') &&
    /^(script|style)$/i.test(read(attributes, 'as') ?? '');
  const loaded = relations.includes('stylesheet') || relations.includes('modulepreload');
  return early || loaded ? read(attributes, 'href') : undefined;
}

/** Value of an attribute. */
function read(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'<>]+))`, 'i').exec(attributes);
  return found ? (found[1] ?? found[2] ?? found[3]) : undefined;
}

/** What a file hashes to, in the form of the attribute `integrity`. */
export function integrity(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
