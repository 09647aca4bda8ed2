import type { Code, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import type { Problem } from '../../problem';
import { readScreen } from './appScreen';
import { assignAnchors, type Anchor } from './anchors';
import { blocksIn } from './blocksIn';
import { checkChecklists } from './checkChecklists';
import { checkCallouts } from './checkCallouts';
import { checkElements } from './checkElements';
import { frontMatterSchema, readFrontMatter, type FrontMatter } from './frontMatter';
import { parseMarkdown } from './markdown';
import { leadFrom, routeOf } from './leadFrom';
import { messageListsOf, messagesOf, type Message, type MessageList } from './messages';
import { methodOfFence } from './checkRequestFences';
import { insertUnderLead, summaryOf } from './pageSummary';

/** A link or an image of a page. */
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
  /** Headings and rows that a link can lead to. */
  anchors: Anchor[];
  references: Reference[];
  /** Modules that the page imports. */
  imports: { source: string; line?: number }[];
  /** Fences of the language `dot`. */
  diagrams: Code[];
  /** Error messages that the page explains. */
  messages: Message[];
  /** Elements that list the messages of all pages. */
  messageLists: MessageList[];
  /** Fences that are requests to a method of the API. */
  requests: Code[];
  /** The element under the lead with time, needs and version. */
  summary?: MdxJsxFlowElement;
}

export interface ParsedDocument {
  /** The page's syntax tree, with its anchors; undefined when it is not Markdown. */
  tree?: Root;
  /** Undefined when the file cannot be read as a page. */
  document?: Document;
  problems: Problem[];
}

/**
 * Reads one page: its front matter, anchors and references.
 *
 * @param source The whole file.
 * @param id Path under the content root without the extension.
 * @param file Path from the root of the project.
 * @param appliesTo What the page applies to unless its front matter says otherwise.
 */
export function parseDocument(source: string, id: string, file: string, appliesTo?: string): ParsedDocument {
  const { value: frontMatter, lineAt, problems } = readFrontMatter(source, file, frontMatterSchema);
  const { tree, anchors, problems: inText } = parseText(source, file);
  problems.push(...inText);
  if (!tree) return { problems };
  const [title, ...others] = anchors.filter(({ kind }) => kind === 1);
  if (!title) {
    const message = 'the page has no heading of rank 1.';
    const fix = 'Begin its text with a line of "# " and the name of the page.';
    problems.push({ file, line: tree.children[0]?.position?.start.line, message, fix });
  }
  for (const { line } of others) {
    const message = 'the page has a second heading of rank 1.';
    problems.push({ file, line, message, fix: 'Make it a section, with "## ", or a separate page.' });
  }
  if (frontMatter === undefined) return { tree, problems };
  const { evidence: _, ...shown } = frontMatter;
  const route = routeOf(id);
  const summary = summaryOf({ appliesTo, ...shown }, lineAt);
  const resolved = <Nodes extends RootContent[]>(nodes: Nodes): Nodes => {
    for (const node of nodes)
      visit(node, 'link', (link) => void (link.url = leadFrom({ id, route }, link.url)));
    return nodes;
  };
  if (summary) {
    resolved(summary.children);
    insertUnderLead(tree, summary);
  }
  return {
    tree,
    document: {
      id,
      file,
      route,
      frontMatter: shown,
      anchors,
      references: referencesOf(tree),
      imports: importsOf(tree),
      diagrams: fencesOf(tree, 'dot'),
      requests: fencesOf(tree, 'json').filter((fence) => methodOfFence(fence) !== undefined),
      summary,
      messages: messagesOf(tree).map(({ cell, anchor }) => ({ cell: resolved(cell), anchor })),
      messageLists: messageListsOf(tree),
    },
    problems,
  };
}

/**
 * Parses and checks the Markdown of a page, an entry or a partial.
 *
 * @param source The whole file.
 * @param file Path from the root of the project.
 * @returns The syntax tree with its anchors; without a tree when it is not Markdown.
 */
export function parseText(
  source: string,
  file: string,
): { tree?: Root; anchors: Anchor[]; problems: Problem[] } {
  try {
    const tree = parseMarkdown(source, file);
    const problems = [
      ...checkElements(tree, file),
      ...checkChecklists(tree, file),
      ...checkCallouts(source, tree, file),
      ...fencesOf(tree, 'screen').flatMap((fence) => readScreen(fence, file).problems),
    ];
    return { tree, anchors: assignAnchors(tree), problems };
  } catch (error) {
    return { anchors: [], problems: [asProblem(error, file)] };
  }
}

/** Links and images of a page, in the order of the text. */
export function referencesOf(tree: Root): Reference[] {
  const references: Reference[] = [];
  const add = (kind: Reference['kind'], target: unknown, node: { position?: Root['position'] }) => {
    const { line, column } = node.position?.start ?? { line: 0, column: 0 };
    if (typeof target === 'string') references.push({ kind, target, line, column });
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

const importsOf = ({ children }: Root): Document['imports'] =>
  children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    return (node.data?.estree?.body ?? []).flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? [{ source: String(statement.source.value), line: statement.loc?.start.line }]
        : [],
    );
  });

const fencesOf = (tree: Root, language: string): Code[] =>
  blocksIn(tree).flatMap(({ block }) => (block.type === 'code' && block.lang === language ? [block] : []));

/** Errors of the parser with their message and fix for writers. */
const reasons: [RegExp, string, string][] = [
  [
    /^Could not parse expression/,
    'the text between "{" and "}" is not JavaScript',
    'Write "{" in text as "\\{" or between backticks.',
  ],
  [
    /^Could not parse import/,
    'a line that begins with "import" or "export" is not JavaScript',
    'Mend the statement, or begin the line with another word.',
  ],
];

/** A syntax error of the Markdown parser, in words for a writer. */
function asProblem(error: unknown, file: string): Problem {
  const said = error as VFile['messages'][number];
  // A tag without an end has its place in the sentence.
  const [place = '', startLine, startColumn] = / \((\d+):(\d+)-[\d:]+\)/.exec(said.reason) ?? [];
  const reason = said.reason.replace(place, '');
  const { line = Number(startLine) || undefined, column = Number(startColumn) || undefined } = said;
  const [
    ,
    message = reason.split('\n')[0],
    fix = 'Close every tag, put quotes around values, and write "<" and "{" in text as "\\<" and "\\{" or between backticks.',
  ] = reasons.find(([known]) => known.test(reason)) ?? [];
  return { file, line, column, message: `the page is not valid MDX: ${message}.`, fix };
}
