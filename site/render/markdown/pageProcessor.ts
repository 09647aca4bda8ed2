import type { Element, Root as Hast } from 'hast';
import type { Code } from 'mdast';
import type { Handler } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import rehypeRaw from 'rehype-raw';
import remarkRehype from 'remark-rehype';
import { unified, type Plugin } from 'unified';

import { highlight } from '../code/highlight';
import { elementsIn } from './elementsIn';
import { rehypeElements } from './rehypeElements';
import { remarkCallouts } from './remarkCallouts';
import { remarkChecklists } from './remarkChecklists';
import { remarkDocument } from './remarkDocument';
import { remarkFences } from './remarkFences';
import { remarkMessages } from './remarkMessages';

/** Marks what code is made of: the last step, so that all others see its text. */
const rehypeHighlight: Plugin<[], Hast> = () => async (tree) => {
  for (const pre of elementsIn(tree)) {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element') continue;
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
    .use(remarkCallouts)
    .use(remarkMessages)
    // Before links get the base.
    .use(remarkFences)
    .use(remarkDocument, { root, base })
    .use(remarkChecklists)
    .use(remarkRehype, {
      allowDangerousHtml: true,
      passThrough: [...passThrough],
      handlers: { code: codeElement },
    })
    .use(extension === '.md' ? [[rehypeRaw, { passThrough }]] : [])
    .use(rehypeElements)
    .use(rehypeHighlight)
    .freeze();
