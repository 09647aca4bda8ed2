import { decodeLeniently } from '#ui/behaviors';

import { nearestPages } from '../search/nearestPages';
import { describeSymbol } from './describeSymbol';
import type { Docs } from './openDocs';
import { sectionIn } from './sectionIn';

/**
 * The Markdown of a page or, with an anchor, of a section of it.
 *
 * @param requested An address in any form: absolute or not, with or without base, with `.md` or `.html`.
 * @throws When the site has no such page or section.
 */
export async function readPage(docs: Docs, requested: string): Promise<string> {
  const [path = '', anchor = ''] = decodeLeniently(requested.trim()).split('#', 2);
  const href = findPage(docs, path);
  const address = `${href}#${anchor}`;
  if (docs.symbols.has(address)) return describeSymbol(docs, address);
  const markdown = (await docs.read(docs.mirrorOf(href))) ?? '';
  const found = anchor === '' ? markdown : sectionIn(markdown, anchor);
  if (found) return found;
  throw new Error(`There is no ${JSON.stringify(address)}. Read the page without an anchor.`);
}

/** The address with base of a page from its path in any form. */
function findPage({ pages, site: { base } }: Docs, path: string): string {
  const ignored = /^[a-z]+:\/\/[^/]*|(\/index)?(\.md|\.html)?\/*(\?.*)?$/gi;
  const wanted = path.replace(ignored, '').replace(/^\/*/, '/');
  const candidates = [wanted, `${wanted}/`, `${base.slice(0, -1)}${wanted}`];
  const found = pages.find(({ href }) => candidates.includes(href));
  if (found) return found.href;
  const near = nearestPages(wanted, pages).map(({ title, href }) => `${href} (${title})`);
  const hint = near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Find one with search_docs.';
  throw new Error(`There is no page ${JSON.stringify(wanted)}. ${hint}`);
}
