import type { Element, Root as Hast } from 'hast';
import type { Code, Parent, Root } from 'mdast';
import type { Handler } from 'mdast-util-to-hast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { unified, type Plugin } from 'unified';
import { visit } from 'unist-util-visit';

import { readScreen } from '../../content/documents/appScreen';
import { metaWithoutMethod, methodOfFence, requestLead } from '../../content/documents/checkRequestFences';
import { drawDiagram, openDrawings } from '../../content/documents/drawDiagram';
import { readElement, writeElement } from '../../content/documents/element';
import { SiteError } from '../../problem';
import { writeRequestLink } from '../../reference/request/requestLink';
import { highlight } from '../code/highlight';
import { rehypeElements } from './rehypeElements';
import { remarkCallouts } from './remarkCallouts';
import { remarkChecklists } from './remarkChecklists';
import { remarkDocument } from './remarkDocument';
import { remarkMessages } from './remarkMessages';
import { remarkUnravel } from './remarkUnravel';

/** The language that the code of a request is shown in at first. */
const language = 'curl';

/** Puts a link under each fence that is a request of a method: it opens the request in the form of the method. */
const remarkRequests: Plugin<[], Root> = () => async (tree) => {
  const found: { code: Code; parent: Parent; address: string }[] = [];
  visit(tree, 'code', (code: Code, _index, parent) => {
    const address = methodOfFence(code);
    if (address !== undefined && parent) found.push({ code, parent, address });
  });
  for (const { code, parent, address } of found) {
    const [path, anchor = ''] = address.split('#');
    const json = JSON.stringify(JSON.parse(code.value));
    const fragment = await writeRequestLink({ anchor, json, language });
    code.meta = metaWithoutMethod(code);
    parent.children.splice(parent.children.indexOf(code) + 1, 0, requestLead(`${path}#${fragment}`));
  }
};

/**
 * Makes fences of the language `screen` the element that draws a screen of the product.
 *
 * @throws {SiteError} When a fence does not say what a screen is made of.
 */
const remarkScreens: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (code: Code, index, parent) => {
    if (code.lang !== 'screen' || index === undefined || !parent) return;
    const { value, problems } = readScreen(code, file.path);
    if (!value) throw new SiteError(problems);
    parent.children[index] = readElement(writeElement('AppScreen', value), () => [])! as never;
  });
};

/** Marks what code is made of: the last step, so that all others see its text. */
const rehypeHighlight: Plugin<[], Hast> = () => async (tree) => {
  const found: { code: Element; pre: Element }[] = [];
  visit(tree, 'element', (pre) => {
    const [code] = pre.children;
    if (pre.tagName === 'pre' && code?.type === 'element') found.push({ code, pre });
  });
  for (const { code, pre } of found) {
    const { lang, dataMarked, ...properties } = pre.properties;
    const value = await highlight(toString(code), String(lang ?? 'text'), String(dataMarked ?? ''));
    code.children = [{ type: 'raw', value }];
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

/** What stands in a tree of Markdown and of HTML alike. */
const passThrough = [
  'mdxFlowExpression',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxTextExpression',
] as const;

/**
 * Makes the tree of HTML of a page of its tree of Markdown. The file of a page says in its `data` what is known about the page, and
 * learns there what the page carries with it.
 *
 * @param root Absolute path of the content.
 * @param base Path under the address of the site, with both slashes.
 * @param extension `.md` for pages in which HTML stands as text.
 */
export const createPageProcessor = (root: string, base: string, extension: string) =>
  unified()
    .use(remarkUnravel)
    .use(remarkCallouts)
    .use(remarkMessages)
    .use(remarkDocument, { root, base })
    .use(remarkChecklists)
    .use(remarkDiagrams, root)
    .use(remarkScreens)
    .use(remarkRequests)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      passThrough: [...passThrough],
      handlers: { code: codeElement },
    })
    .use(extension === '.md' ? [[rehypeRaw, { passThrough }]] : [])
    .use(rehypeElements)
    .use(rehypeHighlight)
    .freeze();

/**
 * Draws fences of the language `dot` (Graphviz) as inline SVG, at build time.
 *
 * @param root Absolute path of the content, whose drawings are kept. @default none is kept
 * @throws {SiteError} When a graph cannot be drawn or a text is missing.
 */
export const remarkDiagrams: Plugin<[root?: string], Root> = (root) => async (tree, file) => {
  const fences: { code: Code; replace: (node: MdxJsxFlowElement) => void }[] = [];
  visit(tree, 'code', (code, index, parent) => {
    if (code.lang !== 'dot' || index === undefined || !parent) return;
    fences.push({ code, replace: (node) => void parent.children.splice(index, 1, node as never) });
  });
  const drawings = root !== undefined && fences.length > 0 ? openDrawings(root) : undefined;
  for (const { code, replace } of fences) {
    const texts = Object.entries(await drawDiagram(code, file.path, drawings));
    replace({
      type: 'mdxJsxFlowElement',
      name: 'Diagram',
      attributes: texts.map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
      children: [],
    });
  }
};
