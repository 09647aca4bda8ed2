import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

import { treeOfHtml } from '../articleOf';

const addresses = ['href', 'src', 'poster', 'cite'];

/** What only works, or only makes sense, on the page itself. */
const dropped = new Set(['script', 'style', 'template', 'button']);

const processor = unified().use(rehypeStringify);

/**
 * HTML of a page made fit for a feed: every address is absolute, and what needs the page's scripts or styles
 * is gone.
 *
 * @param html As the page has it: text, or its tree, which is changed.
 * @param page Absolute address of the page.
 */
export function absoluteHtml(html: string | Root, page: string): string {
  const tree = typeof html === 'string' ? treeOfHtml(html) : html;
  visit(tree, 'element', (element, index, parent) => {
    if (dropped.has(element.tagName) && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    completeAddresses(element, page);
    for (const name of Object.keys(element.properties)) {
      if (name === 'style' || /^on/i.test(name)) delete element.properties[name];
    }
    return undefined;
  });
  return processor.stringify(tree);
}

/** Makes the addresses of an element absolute. */
export function completeAddresses({ properties }: Element, page: string): void {
  for (const name of addresses) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = complete(value, page);
  }
  const { srcSet } = properties;
  if (typeof srcSet === 'string' || Array.isArray(srcSet)) {
    const candidates = [srcSet].flat().join(', ').split(/,\s+/);
    properties.srcSet = candidates
      .map((candidate) => candidate.trim().replace(/^\S+/, (address) => complete(address, page)))
      .join(', ');
  }
}

function complete(address: string, page: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || !URL.canParse(address, page)) return address;
  return new URL(address, page).href;
}
