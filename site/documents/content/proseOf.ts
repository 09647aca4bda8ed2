import type { Code, Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

import type { Page } from './readPages';

/** A piece of a page that readers read as text. */
export interface Prose {
  text: string;
  /** Line of the file on which it begins; the first is 1. */
  line: number;
  /** Whether it is, or is part of, a heading. */
  inHeading: boolean;
}

/** Attributes of elements and of fences that are shown or read out. */
const spoken = /\b(?:title|label|alt|caption)="([^"]*)"/g;

/** Entries of the front matter that are shown. */
const spokenEntries = /^(title|description|sidebarLabel): *(.+)$/gm;

/** Gives all text of a page without its code: words, descriptions of pictures, what front matter shows. */
export function proseOf({ source, tree }: Page): Prose[] {
  const prose: Prose[] = [];
  const [frontMatter = ''] = /^---\r?\n[\s\S]*?\r?\n---/.exec(source) ?? [];
  for (const { 1: key, 2: text = '', index } of frontMatter.matchAll(spokenEntries)) {
    const line = source.slice(0, index).split('\n').length;
    prose.push({ text: text.replace(/`[^`]*`/g, ' '), line, inHeading: key !== 'description' });
  }
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'text') {
      // A long address that links to itself is no prose.
      if (!/^(?:https?|mailto):\S*$/.test(node.value)) {
        prose.push({ text: node.value, line, inHeading: parent?.type === 'heading' });
      }
    } else if (node.type === 'image' && node.alt) {
      prose.push({ text: node.alt, line, inHeading: false });
    } else {
      for (const text of spokenIn(node)) prose.push({ text, line, inHeading: false });
    }
  });
  return prose;
}

function spokenIn(node: Nodes | Parents): string[] {
  if (node.type === 'code') {
    const { lang, meta } = node as Code;
    // The title of any other fence names a file.
    return lang === 'dot' ? Array.from((meta ?? '').matchAll(spoken), ([, text = '']) => text) : [];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return (node as MdxJsxFlowElement | MdxJsxTextElement).attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    typeof attribute.value === 'string' &&
    ['title', 'label', 'alt', 'caption'].includes(attribute.name)
      ? [attribute.value]
      : [],
  );
}
