import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Takes elements and comments out of paragraphs that hold nothing else: an element on a line of its own is a block, and no part of
 * a sentence. The grammar of MDX leaves that to who compiles it.
 */
export const remarkUnravel: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'paragraph', (paragraph: Paragraph, index, parent) => {
    const { children } = paragraph;
    if (!children.some(isMdx) || !children.every((child) => isMdx(child) || isBlank(child))) return;
    const blocks = children
      .filter(isMdx)
      .map((child) => Object.assign(child, { type: flowTypes[child.type] }));
    parent!.children.splice(index!, 1, ...(blocks as unknown as RootContent[]));
    return [SKIP, index!];
  });
};

/** What is called so within a paragraph, as a block. */
const flowTypes = { mdxJsxTextElement: 'mdxJsxFlowElement', mdxTextExpression: 'mdxFlowExpression' } as const;

type Mdx = Extract<PhrasingContent, { type: keyof typeof flowTypes }>;

const isMdx = (node: PhrasingContent): node is Mdx => node.type in flowTypes;

const isBlank = (node: PhrasingContent) => node.type === 'text' && node.value.trim() === '';
