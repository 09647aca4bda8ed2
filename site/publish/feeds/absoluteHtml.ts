import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const processor = unified().use(rehypeStringify);

/**
 * The HTML of a tree, whose addresses it makes absolute.
 *
 * @param page Absolute address of the page.
 */
export function absoluteHtml(tree: Root, page: string): string {
  visit(tree, 'element', (element) => completeAddresses(element, page));
  return processor.stringify(tree);
}

/** Makes the addresses of an element absolute. */
export function completeAddresses({ properties }: Element, page: string): void {
  for (const name of ['href', 'src']) {
    const value = properties[name];
    if (typeof value !== 'string' || /^[a-z][a-z0-9+.-]*:/i.test(value)) continue;
    if (URL.canParse(value, page)) properties[name] = new URL(value, page).href;
  }
}
