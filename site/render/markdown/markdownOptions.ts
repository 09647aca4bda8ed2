import { relative } from 'node:path';

import type { UserConfig } from '@rspress/core';
import { transformerMetaHighlight } from '@shikijs/transformers';
import type { Code, Parent, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';

import { codeTheme, tokenizeTimeLimit, transformerRoles } from './codeTheme';
import { rehypeElements } from './rehypeElements';
import { remarkBlocks } from './remarkBlocks';
import { remarkChecklists } from './remarkChecklists';
import { remarkMessages } from './remarkMessages';
import { remarkDocument, type RemarkDocumentOptions } from './remarkDocument';
import { checkElements } from '../../content/documents/checkElements';
import { readScreen } from '../../content/documents/appScreen';
import { readElement, writeElement } from '../../content/documents/element';
import { SiteError } from '../../problem';
import { metaWithoutMethod, methodOfFence, requestLead } from '../../content/documents/checkRequestFences';
import { writeRequestLink } from '../../reference/request/requestLink';
import { openTrees } from '../../content/documents/keptTrees';
import { drawDiagram, openDrawings } from '../../content/documents/drawDiagram';

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

/**
 * Makes no module of a written page that would fail as it is drawn, so that whoever writes it keeps the last good one.
 *
 * @param root Absolute path of the content. Pages outside of it are generated, and may use any component.
 * @throws {SiteError} When a page has an element that there is not, or text that would be run as code.
 */
const remarkElements: Plugin<[root: string], Root> = (root) => (tree, file) => {
  const problems = relative(root, file.path).startsWith('..') ? [] : checkElements(tree, file.path);
  if (problems.length > 0) throw new SiteError(problems);
};

/**
 * How Rspress makes modules of Markdown. Links and images are checked with file, line and fix before it sees them.
 *
 * @param root Absolute path of the content.
 */
export const markdownOptions = (root: string, site: RemarkDocumentOptions): UserConfig['markdown'] => ({
  link: { checkDeadLinks: false, checkAnchors: false },
  image: { checkDeadImages: false },
  extractDescription: false,
  cjkFriendlyEmphasis: false,
  shiki: {
    theme: codeTheme,
    tokenizeTimeLimit,
    transformers: [transformerRoles(), transformerMetaHighlight({ className: 'highlighted' })],
  },
  remarkPlugins: [
    [remarkElements, root],
    [remarkBlocks, openTrees(root)],
    [remarkMessages, site],
    [remarkDocument, site],
    remarkChecklists,
    [remarkDiagrams, root],
    remarkScreens,
    remarkRequests,
  ],
  rehypePlugins: [rehypeElements],
});

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
