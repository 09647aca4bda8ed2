import type { Code, Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

import { lineAt } from './parsers/lineAt';
import type { Page } from './readPages';

/** A piece of a page that readers read as text; it ends at the end of a line at the latest. */
export interface Prose {
  text: string;
  /** Line of the file on which it stands; the first is 1. */
  line: number;
  /** Whether it is, or is part of, a heading. */
  inHeading: boolean;
}

/** Attributes of elements and of diagrams that are shown or read out. */
const spokenAttributes = ['title', 'label', 'alt', 'caption'];
const spoken = new RegExp(`\\b(?:${spokenAttributes.join('|')})="([^"]*)"`, 'g');

/** Entries of the front matter that are shown. */
const spokenEntries = /^(title|description|sidebarLabel): *(.+)$/gm;

/** Gives all text of a page without its code: words, descriptions of pictures, what front matter shows. */
export function proseOf({ source, tree }: Page): Prose[] {
  const prose: Prose[] = [];
  const add = (text: string, firstLine: number, inHeading = false) => {
    for (const [index, part] of text.split('\n').entries())
      prose.push({ text: part, line: firstLine + index, inHeading });
  };
  const [frontMatter = ''] = /^---\r?\n[\s\S]*?\r?\n---/.exec(source) ?? [];
  for (const { 1: key, 2: text = '', index } of frontMatter.matchAll(spokenEntries)) {
    add(text.replace(/`[^`]*`/g, ' '), lineAt(source, index), key !== 'description');
  }
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'text') {
      // An address that links to itself is no prose.
      if (!/^(?:https?|mailto):\S*$/.test(node.value)) add(node.value, line, parent?.type === 'heading');
    } else if (node.type === 'image' || node.type === 'imageReference') {
      add(node.alt ?? '', line);
    } else {
      for (const text of spokenIn(node)) add(text, line);
    }
  });
  return prose;
}

function spokenIn(node: Nodes): string[] {
  if (node.type === 'code') {
    const { lang, meta } = node as Code;
    // The title of any other fence names a file.
    return lang === 'dot' ? Array.from((meta ?? '').matchAll(spoken), ([, text = '']) => text) : [];
  }
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return [];
  return (node as MdxJsxFlowElement | MdxJsxTextElement).attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    typeof attribute.value === 'string' &&
    spokenAttributes.includes(attribute.name)
      ? [attribute.value]
      : [],
  );
}
