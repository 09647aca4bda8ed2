import type { Code, Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

import { holdsWords } from '../../documents/element';
import { lineAt } from '../parsers/syntaxFault';
import type { Page } from '../readPages';

/** A text that readers read in one piece: a paragraph, a heading, a cell, a caption. */
export interface Block {
  /** The words; {@link codeMark} stands for a piece of code. */
  text: string;
  /** Line of the file on which it begins; the first is 1. */
  line: number;
  kind: 'text' | 'heading' | 'head of a column';
  /** Places of the links inside the site, as offsets in the text. */
  links: { start: number; end: number }[];
}

/** Stands in a text for a piece of code, or for an address that is its own name. */
export const codeMark = '\uFFFC';

/** Attributes of elements and of diagrams that are shown or read out. */
const spokenAttributes = ['title', 'label', 'alt', 'caption', 'note', 'description'];
const spoken = new RegExp(`\\b(?:${spokenAttributes.join('|')})="([^"]*)"`, 'g');

/** Entries of the front matter that are shown. */
const spokenEntries = /^(title|description|sidebarLabel): *(.+)$/gm;

/** Gives all text of a page without its code: words, descriptions of pictures, what front matter shows. */
export function blocksOf({ source, tree }: Page): Block[] {
  const blocks: Block[] = [];
  const add = (text: string, line: number, kind: Block['kind'] = 'text', links: Block['links'] = []) => {
    if (/\p{L}/u.test(text)) blocks.push({ text, line, kind, links });
  };
  const addNode = (node: Nodes, line: number, kind?: Block['kind']) => {
    const links: Block['links'] = [];
    add(textOf(node, 0, links), line, kind, links);
  };
  const [frontMatter = ''] = /^---\r?\n[\s\S]*?\r?\n---/.exec(source) ?? [];
  for (const { 1: key, 2: text = '', index } of frontMatter.matchAll(spokenEntries)) {
    const kind = key === 'description' ? 'text' : 'heading';
    add(text.replace(/^(['"])(.*)\1$/, '$2').replace(/`[^`]*`/g, codeMark), lineAt(source, index), kind);
  }
  const heads = new Set<Nodes>();
  visit(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'table') heads.add(node.children[0]!);
    if (node.type === 'heading') addNode(node, line, 'heading');
    else if (holdsWords(node)) addNode(node, line || lineWithin(node));
    else if (node.type === 'tableCell') addNode(node, line, heads.has(parent!) ? 'head of a column' : 'text');
    for (const text of spokenIn(node)) add(text, line);
  });
  return blocks;
}

/** The words of a part of a page, with its line breaks. Notes where the links in it are. */
function textOf(node: Nodes, start: number, links: Block['links']): string {
  if (node.type === 'inlineCode') return codeMark;
  if (node.type === 'break') return '\n';
  // An address that links to itself is no prose.
  if (node.type === 'text') return /^(?:https?|mailto):\S*$/.test(node.value) ? codeMark : node.value;
  if (!('children' in node)) return '';
  let text = '';
  for (const child of node.children) text += textOf(child, start + text.length, links);
  if (node.type === 'link' && /^[/.#]/.test(node.url)) links.push({ start, end: start + text.length });
  return text;
}

/** Line of a paragraph that stands in the front matter: that of its words. */
function lineWithin(node: Nodes): number {
  if (node.position) return node.position.start.line;
  return 'children' in node ? (node.children.map(lineWithin).find((line) => line > 0) ?? 0) : 0;
}

function spokenIn(node: Nodes): string[] {
  if (node.type === 'image' || node.type === 'imageReference') return [node.alt ?? ''];
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
