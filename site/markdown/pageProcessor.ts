import { basename, join, posix, relative } from 'node:path';

import { createProcessor, nodeTypes } from '@mdx-js/mdx';
import type { Element, Root as Hast } from 'hast';
import type { Code } from 'mdast';
import type { Handler } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import type { Pluggable, Plugin } from 'unified';

import { elementNode } from '../content/documents/element';
import { highlight } from './highlight';
import { elementsIn } from './elementsIn';
import { rehypeElements } from './rehypeElements';
import { remarkCallouts } from './remarkCallouts';
import { remarkChecklists } from './remarkChecklists';
import { remarkDocument } from './remarkDocument';
import { remarkExpressions } from './remarkExpressions';
import { remarkFences } from './remarkFences';
import { remarkMessages } from './remarkMessages';

/** Marks what code is made of: the last step, so that all others see its text. */
const rehypeHighlight: Plugin<[], Hast> = () => async (tree) => {
  for (const pre of elementsIn(tree)) {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element') continue;
    const { lang, dataMarked, ...properties } = pre.properties;
    const value = await highlight(toString(code), String(lang ?? 'text'), String(dataMarked ?? ''));
    pre.children = [elementNode('code', { dangerouslySetInnerHTML: { __html: value } }) as never];
    pre.properties = { ...properties, ...(lang !== undefined && { lang }) };
  }
};

/** A fence as the element that shows it: what stands behind its language is on the element. */
const codeElement: Handler = (_state, { value, lang, meta }: Code): Element => ({
  type: 'element',
  tagName: 'pre',
  properties: {
    title: /(?:^|\s)title="([^"]*)"/.exec(meta ?? '')?.[1],
    lang: lang ?? 'text',
    dataMarked: /(?:^|\s)\{([\d,-]+)\}/.exec(meta ?? '')?.[1],
  },
  children: [{ type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value }] }],
});

/** The module that maps elements to components. */
const components = join(import.meta.dirname, 'mdxComponents.ts');
const evaluation = join(import.meta.dirname, 'evaluateExpression.ts');

/**
 * Compiles a page from its tree of Markdown to JavaScript. The file of a page holds in its `data` what is known about the page,
 * and gets there what the page carries with it.
 *
 * @param root Absolute path of the content.
 * @param base Path under the address of the site, with both slashes.
 * @param path Of the page. In a `.md` page, HTML is text.
 */
export const createPageProcessor = (root: string, base: string, path: string) =>
  createProcessor({
    format: path.endsWith('.md') ? 'md' : 'mdx',
    providerImportSource: components,
    tableCellAlignToStyle: false,
    remarkPlugins: [
      remarkCallouts,
      remarkMessages,
      // Before links get the base.
      remarkFences,
      [remarkDocument, { root, base }],
      remarkChecklists,
      [remarkExpressions, evaluation, (file: string) => posix.join(basename(root), relative(root, file))],
    ],
    remarkRehypeOptions: { allowDangerousHtml: true, handlers: { code: codeElement } },
    rehypePlugins: [
      ...(path.endsWith('.md') ? [[rehypeRaw, { passThrough: nodeTypes }] as const] : []),
      rehypeElements,
      rehypeHighlight,
    ] as Pluggable[],
  });
