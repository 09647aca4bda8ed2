import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

import type { Problem } from '../problem';
import { assignAnchors, type Anchor } from './anchors';
import { readFrontMatter, type FrontMatter } from './frontMatter';
import { parseMarkdown } from './markdown';

/** Something a page points at. */
export interface Reference {
  /** The address as written. */
  target: string;
  line: number;
  column: number;
  kind: 'link' | 'image';
}

/** A page of the content folder. */
export interface Document {
  /** Path under the content root without the extension: `cli/sync`. */
  id: string;
  /** Path of the file from the root of the project. */
  file: string;
  /** Address without base: `/cli/sync`. */
  route: string;
  frontMatter: FrontMatter;
  /** Headings and rows that an address can name. */
  anchors: Anchor[];
  references: Reference[];
}

export interface ParsedDocument {
  /** Undefined when the file cannot be read as a page. */
  document?: Document;
  problems: Problem[];
}

/** Address of the document with an id: `index` is that of its folder. */
export function routeOf(id: string): string {
  return `/${id}`.replace(/\/index$/, '/').replace(/(.)\/$/, '$1');
}

/**
 * Reads one page: its front matter, anchors and references.
 *
 * @param source The whole file.
 * @param id Path under the content root without the extension.
 * @param file Path from the root of the project.
 */
export function parseDocument(source: string, id: string, file: string): ParsedDocument {
  const { frontMatter, problems } = readFrontMatter(source, file);
  let tree: Root;
  try {
    tree = parseMarkdown(source, file);
  } catch (error) {
    return { problems: [...problems, asProblem(error, file)] };
  }
  const anchors = assignAnchors(tree);
  const titles = anchors.filter(({ kind }) => kind === 1);
  if (titles.length === 0) {
    problems.push({
      file,
      line: 1,
      message: 'the page has no heading of rank 1.',
      fix: 'Begin its text with a line "# " and the name of the page.',
    });
  }
  for (const { line } of titles.slice(1)) {
    problems.push({
      file,
      line,
      message: 'the page has a second heading of rank 1.',
      fix: 'Make it a section: "## ".',
    });
  }
  if (frontMatter === undefined) return { problems };
  return {
    document: { id, file, route: routeOf(id), frontMatter, anchors, references: referencesOf(tree) },
    problems,
  };
}

function referencesOf(tree: Root): Reference[] {
  const references: Reference[] = [];
  const add = (kind: Reference['kind'], target: unknown, node: { position?: Root['position'] }) => {
    if (typeof target !== 'string') return;
    references.push({
      kind,
      target,
      line: node.position?.start.line ?? 0,
      column: node.position?.start.column ?? 0,
    });
  };
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') add('link', node.url, node);
    else if (node.type === 'image') add('image', node.url, node);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of (node as MdxJsxFlowElement | MdxJsxTextElement).attributes) {
        if (attribute.type !== 'mdxJsxAttribute') continue;
        if (attribute.name === 'href') add('link', attribute.value, node);
        if (attribute.name === 'src') add('image', attribute.value, node);
      }
    }
  });
  return references;
}

/** A syntax error of the Markdown parser, in words for a writer. */
function asProblem(error: unknown, file: string): Problem {
  const { reason, line, column } = error as { reason?: string; line?: number; column?: number };
  return {
    file,
    line,
    column,
    message: `the page is not valid MDX: ${(reason ?? String(error)).split('\n')[0]}`,
    fix: 'Close every tag, and write "<" and "{" in text as "\\<" and "\\{" or between backticks.',
  };
}
