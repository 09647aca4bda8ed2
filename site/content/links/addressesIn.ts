import type { ImageReference, Nodes, Root } from 'mdast';

import { visit } from '../../visit';
import { isJsx, attributeValue } from '../elements/element';

/** An address in a page. */
export interface Address {
  /** `media` is content that a page shows: a picture, a video. `form` is the target of a form. */
  kind: 'link' | 'media' | 'form';
  url: string;
  node: Nodes;
  replace: (url: string) => void;
}

const kinds = new Map<string, Address['kind']>([
  ['href', 'link'],
  ['src', 'media'],
  ['poster', 'media'],
  ['action', 'form'],
  ['formaction', 'form'],
]);

/** The addresses in a page, in document order: links, definitions, images, and attributes that aren't computed. */
export function addressesIn(tree: Root): Address[] {
  const addresses: Address[] = [];
  const pictures: ImageReference[] = [];
  visit(tree, 'imageReference', (picture) => void pictures.push(picture));
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const replace = (url: string) => Object.assign(node, { url });
      const isDefinedHere = ({ identifier }: ImageReference) =>
        node.type === 'definition' && identifier === node.identifier;
      const images = node.type === 'image' ? [node] : pictures.filter(isDefinedHere);
      for (const image of images) addresses.push({ kind: 'media', url: node.url, node: image, replace });
      if (images.length === 0) addresses.push({ kind: 'link', url: node.url, node, replace });
    } else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        const kind = attribute.type === 'mdxJsxAttribute' && kinds.get(attribute.name.toLowerCase());
        const url = kind && attributeValue(attribute);
        if (!kind || typeof url !== 'string') continue;
        const replace = (value: string) => Object.assign(attribute, { value });
        // An SVG shows the target of its `href`.
        addresses.push({ kind: /^(image|use)$/.test(node.name!) ? 'media' : kind, url, node, replace });
      }
    }
  });
  return addresses;
}
