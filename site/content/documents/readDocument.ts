import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';

import type { Problem } from '../../problem';
import { textFault } from '../../textFault';
import { visit } from '../../visit';
import { assignAnchors, type Anchor } from './anchors';
import { checkLeftovers } from '../elements/checkLeftovers';
import { checkTree } from './checkTree';
import type { ContentFolder } from './contentFolder';
import { frontMatterSchema, parseFrontMatter, type FrontMatter } from './frontMatter';
import { parseMarkdown } from './markdown';
import { resolveLinks, routeOf } from '../links/resolveLink';
import { checkFileName } from './readPagePaths';
import { insertUnderLead, summaryOf } from './pageSummary';
import { readFences } from '../fences/readFences';
import { placeOf } from './placeOf';
import { readPartials } from '../partials/readPartials';

/** What a document and an entry of the changelog have in common: the parsed text of a file. */
export interface MarkdownFile {
  /** Path under the content root without the extension: `cli/sync`. Relative links start from it. */
  id: string;
  /** Path of the file, relative to the root of the project. */
  file: string;
  /** Address without base: `/cli/sync`. */
  route: string;
  /** Its syntax tree, with anchors and summary. Compiling the page modifies it. */
  tree: Root;
  /** Headings and rows that can be linked to. */
  anchors: Anchor[];
}

/** A file of the content folder, parsed: the source of a page. */
export interface Document extends MarkdownFile {
  frontMatter: FrontMatter;
  /** The element under the lead with the time, prerequisites, and version. */
  summary?: MdxJsxFlowElement;
}

/** A document and its problems. */
export interface DocumentResult extends Pick<Document, 'file' | 'route'> {
  isDraft?: boolean;
  problems: Problem[];
  /** Undefined without valid front matter and Markdown. */
  document?: Document;
}

/** Parses a document, with the files that it imports. `appliesTo` is the default for documents that don't set it. */
export function readDocument(
  source: string,
  id: string,
  file: string,
  contentFolder?: ContentFolder,
  appliesTo?: string,
): DocumentResult {
  const { value: frontMatter, lineAt, problems } = parseFrontMatter(source, file, frontMatterSchema);
  const { tree, anchors, problems: bodyProblems } = readBody(source, file, contentFolder);
  problems.push(...checkFileName(id, file), ...bodyProblems);
  const route = routeOf(id);
  const parsed = { file, route, isDraft: frontMatter?.draft, problems };
  if (!tree) return parsed;
  const [title, ...others] = anchors.filter(({ level }) => level === 1);
  if (!title) {
    const message = 'the page has no level-1 heading.';
    const fix = 'Begin its text with a line of "# " and the name of the page.';
    problems.push({ file, line: tree.children[0]?.position?.start.line, message, fix });
  }
  for (const { line, file: part = file } of others) {
    const message = 'the page has a second level-1 heading.';
    problems.push({ file: part, line, message, fix: 'Make it a section, with "## ", or a separate page.' });
  }
  if (frontMatter === undefined) return parsed;
  const { evidence: _, ...shown } = frontMatter;
  const summary = summaryOf({ appliesTo, ...shown }, lineAt);
  if (summary) {
    resolveLinks(summary.children, { id, route });
    insertUnderLead(tree, structuredClone(summary));
  }
  const document: Document = { id, file, route, frontMatter: shown, tree, anchors, summary };
  return { ...parsed, document };
}

/** Parses and checks Markdown with its partials. @param importers The files that import a partial. @default it's a page */
export function readBody(
  source: string,
  file: string,
  contentFolder: ContentFolder = { root: '', folder: 'content' },
  importers: string[] = [],
): { tree?: Root; anchors: Anchor[]; problems: Problem[] } {
  if (contentFolder.depth === 'frontMatter') {
    return { tree: { type: 'root', children: [] }, anchors: [], problems: [] };
  }
  const fault = textFault(source);
  if (fault) return { anchors: [], problems: [{ file, ...fault }] };
  try {
    const tree = parseMarkdown(source, file);
    const problems = [
      ...readFences(tree, file, contentFolder),
      ...checkLeftovers(source, tree, file),
      ...checkTree(tree, source, file),
    ];
    const files = [...importers, file];
    const read = (text: string, path: string) => readBody(text, path, contentFolder, files);
    const partials = readPartials(tree, file, contentFolder, read, files);
    const anchors = [...assignAnchors(tree), ...partials.anchors];
    problems.push(...partials.problems, ...checkAnchors(anchors, file));
    if (importers.length === 0) problems.push(...checkHeadings(tree, file));
    return { tree, anchors, problems };
  } catch (error) {
    // An error without a reason is a bug in this project.
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    return { anchors: [], problems: [asProblem(error, file)] };
  }
}

/** Finds headings without text, and duplicate ids. */
function checkAnchors(anchors: Anchor[], pageFile: string): Problem[] {
  return anchors.flatMap((anchor) => {
    const { id, kind, label, line, file = pageFile } = anchor;
    if (kind === 'heading' && label === '') {
      const fix = 'Write what the section is about, or remove the line.';
      return [{ file, line, message: 'the heading is empty.', fix }];
    }
    const first = anchors.find((one) => one.id === id)!;
    if (kind !== 'element' || first === anchor || id.startsWith('user-content-')) return [];
    const place = `${first.file && first.file !== file ? `${first.file}, ` : ''}line ${first.line}`;
    const message = `the id "${id}" is already used on ${place}.`;
    const fix = 'Rename one of them, or leave it out of a partial that a page inserts twice.';
    return [{ file, line, message, fix }];
  });
}

/** Finds headings with a value that isn't known until the page is rendered. */
function checkHeadings(tree: Root, pageFile: string): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'heading', (heading) => {
    if (!heading.children.some(({ type }) => type === 'mdxTextExpression')) return;
    const message = 'the heading contains an expression, so its anchor lacks the value.';
    problems.push({ ...placeOf(heading, pageFile), message, fix: 'Write the value.', isWarning: true });
  });
  return problems;
}

/** Errors of the parser, with a message and a fix for writers. */
const reasons: [RegExp, string | undefined, string][] = [
  [/create a comment/, 'a comment of HTML', 'Write it as {/* … */}.'],
  [/create a link/, 'an address between "<" and ">"', 'Write the address alone, or as [words](https://…).'],
  [/closing tag for `<(br|hr|img|input|wbr)>`/, undefined, 'Close it where it begins, as in "<br />".'],
  [/end of `paragraph`/, undefined, 'Put each tag on its own line, between blank lines.'],
  [
    /^Could not parse expression/,
    'the text between "{" and "}" is not JavaScript',
    'Write "{" in text as "\\{" or between backticks. Headings get anchors without "{#…}".',
  ],
  [/^Could not parse import/, 'the "import" or "export" is not JavaScript', 'Fix it, or reword the line.'],
];

/** Rewords a syntax error of the Markdown parser for writers. */
function asProblem(error: unknown, file: string): Problem {
  const mdxError = error as VFile['messages'][number];
  // The parser's sentence about an unclosed tag contains its place.
  const [place = '', startLine, startColumn] = / \((\d+):(\d+)-[\d:]+\)/.exec(mdxError.reason) ?? [];
  const reason = mdxError.reason.replace(place, '').replace('`listItem`', 'the list item');
  const [line, column] = place ? [Number(startLine), Number(startColumn)] : [mdxError.line, mdxError.column];
  const escape = 'Close every tag, put values in quotes, and write "<" and "{" in text as "\\<" and "\\{".';
  const [, message = reason.split('\n')[0], fix = escape] =
    reasons.find(([known]) => known.test(reason)) ?? [];
  return { file, line, column, message: `the page is not valid MDX: ${message}.`, fix };
}
