import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { readScreen } from '../../content/documents/appScreen';
import { readElement, writeElement } from '../../content/documents/element';
import { SiteError } from '../../problem';

/**
 * Makes fences of the language `screen` the element that draws a screen of the product.
 *
 * @throws {SiteError} When a fence does not say what a screen is made of.
 */
export const remarkScreens: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (code: Code, index, parent) => {
    if (code.lang !== 'screen' || index === undefined || !parent) return;
    const { value, problems } = readScreen(code, file.path);
    if (!value) throw new SiteError(problems);
    parent.children[index] = readElement(writeElement('AppScreen', value), () => [])! as never;
  });
};
