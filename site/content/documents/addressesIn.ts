import type { ImageReference, Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

import { valueOf } from './element';

/** An address in a page. */
export interface Address {
  /** `media` is what a page shows: a picture, a video. `form` is where a form is sent. */
  kind: 'link' | 'media' | 'form';
  url: string;
  node: Nodes;
  replace: (url: string) => void;
}

/** Attributes that hold an address. */
const kinds = new Map<string, Address['kind']>([
  ['href', 'link'],
  ['src', 'media'],
  ['poster', 'media'],
  ['action', 'form'],
  ['formaction', 'form'],
]);

/** The addresses in a page, in the order of the text: links, definitions, images, and attributes that are not computed. */
export function addressesIn(tree: Root): Address[] {
  const found: Address[] = [];
  const named: ImageReference[] = [];
  visit(tree, 'imageReference', (image) => void named.push(image));
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const replace = (url: string) => void (node.url = url);
      const isShown = ({ identifier }: ImageReference) =>
        node.type === 'definition' && identifier === node.identifier;
      const images = node.type === 'image' ? [node] : named.filter(isShown);
      for (const image of images) found.push({ kind: 'media', url: node.url, node: image, replace });
      if (images.length === 0) found.push({ kind: 'link', url: node.url, node, replace });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !kinds.has(attribute.name.toLowerCase())) continue;
        // An SVG shows what its `href` names.
        const isShown = /^(image|use)$/.test(node.name!);
        const kind = isShown ? 'media' : kinds.get(attribute.name.toLowerCase())!;
        const url = valueOf(attribute);
        const replace = (value: string) => void (attribute.value = value);
        if (typeof url === 'string') found.push({ kind, url, node, replace });
      }
    }
  });
  return found;
}
