import type { Element, Nodes, Root } from 'hast';
import { h } from 'hastscript';

import { SKIP, visit } from '../visit';

export const isElement = (node: Nodes | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

/**
 * Removes controls, and anything else that only makes sense on the page, from the content of a page's `<article>`.
 *
 * @param root Modified in place.
 * @param address Absolute address of the page: links and images become absolute.
 */
export function cleanArticle(root: Root, address: string): Root {
  const tabs = new Map<unknown, Element>();
  visit(root, 'element', (element, index, parent) => {
    const { properties, children } = element;
    const { role, id, ariaLabelledBy, dataAlign } = properties;
    if (role === 'tab') tabs.set(id, element);
    if (isOmitted(element)) {
      parent!.children.splice(index!, 1);
      return [SKIP, index!];
    }
    // The button of a panel is a control, but its label is text.
    const tab = role === 'tabpanel' && tabs.get([ariaLabelledBy].flat()[0]);
    if (tab) children.unshift(h('p', h('strong', tab.children)));
    if (dataAlign) properties.align = String(dataAlign);
    for (const name of ['href', 'src']) {
      // A link to a form carries the request after a "~", which only the page reads.
      const value = properties[name]?.toString().replace(/(#[^~]+)~.*/, '$1');
      if (value && URL.canParse(value, address)) {
        properties[name] = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : new URL(value, address).href;
      }
    }
    return undefined;
  });
  return root;
}

const omittedMarkers = ['dataPermalink', 'dataContents', 'dataInvitation', 'dataFootnoteBackref'];

/** Whether an element is a control, decorative, hidden, or repeats another one. */
const isOmitted = ({ tagName, properties, children }: Element) =>
  ['button', 'script', 'select', 'style', 'svg', 'template', 'textarea'].includes(tagName) ||
  (tagName === 'input' && properties.type !== 'checkbox') ||
  (tagName === 'a' && children.length === 0) ||
  (tagName === 'label' && children.some((child) => isElement(child, 'input'))) ||
  properties.hidden === true ||
  properties.ariaHidden === 'true' ||
  properties.role === 'status' ||
  properties.dataPicture === 'dark' ||
  (tagName === 'del' && properties.className !== undefined) ||
  omittedMarkers.some((name) => properties[name] !== undefined) ||
  properties.id === 'footnote-label';
