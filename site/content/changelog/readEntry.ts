import type { Root, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

import type { Anchor } from '../documents/anchors';
import type { ContentFolder } from '../documents/contentFolder';
import { parseFrontMatter } from '../documents/frontMatter';
import { isExcerptMarker } from '../documents/markdown';
import { readBody, type MarkdownFile } from '../documents/readDocument';
import { resolveLinks } from '../links/resolveLink';
import { checkFileName } from '../documents/readPagePaths';
import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { visit } from '../../visit';
import { entryRoute } from './addresses';
import { entrySchema, type EntryFrontMatter } from './schema';

/** An entry of the changelog. */
export interface Entry extends MarkdownFile, EntryFrontMatter {
  /** Last part of the address: the file name without its extension. */
  slug: string;
  /** Whether readers see the entry. A draft is marked as one, or has a date after today. */
  state: 'published' | 'draft';
  /** The part of the entry that lists show. */
  excerpt: Root;
  /** Minutes, at least one. */
  readingTime: number;
  /** Number of sections (`##`), each a change or a group of changes. */
  changes: number;
}

export interface ReadEntryOptions {
  /** Keys of all authors and tags, full names of all symbols of the API; undefined skips the check. */
  authors?: ReadonlySet<string>;
  tags?: ReadonlySet<string>;
  symbols?: ReadonlySet<string>;
  /** Folder of the changelog, relative to the root of the project, for problems. */
  folder: string;
  contentFolder?: ContentFolder;
  today: string;
}

/** Parses one entry: its front matter, text, excerpt, and anchors. */
export function readEntry(
  source: string,
  file: string,
  options: ReadEntryOptions,
): { entry?: Entry; problems: Problem[] } {
  const slug = file.replace(/^.*\//, '').replace(/\.mdx?$/, '');
  const { value: frontMatter, lineAt, problems } = parseFrontMatter(source, file, entrySchema);
  problems.push(...checkFileName(slug, file, /^(?![a-z0-9]+(-[a-z0-9]+)*$)/));
  if (frontMatter) problems.push(...checkNames(frontMatter, file, lineAt, options));

  const { tree, anchors, problems: bodyProblems } = readBody(source, file, options.contentFolder);
  problems.push(...bodyProblems);
  if (!tree) return { problems };
  problems.push(...checkBody(tree, anchors, file));
  if (frontMatter === undefined) return { problems };

  const page = { id: `changelog/${slug}`, route: entryRoute(slug) };
  return {
    entry: {
      ...frontMatter,
      slug,
      ...page,
      file,
      state: frontMatter.draft || frontMatter.date > options.today ? 'draft' : 'published',
      excerpt: excerptOf(tree, page) ?? paragraphOf(frontMatter.description),
      readingTime: readingTime(tree),
      changes: tree.children.filter((node) => node.type === 'heading' && node.depth === 2).length,
      anchors,
      tree,
    },
    problems,
  };
}

/** The excerpt for lists, with its links resolved: everything above the marker or, without one, the first paragraph. */
function excerptOf(entry: Root, page: { id: string; route: string }): Root | undefined {
  const marker = entry.children.findIndex(isExcerptMarker);
  const firstParagraph = entry.children.filter(({ type }) => type === 'paragraph').slice(0, 1);
  const beginning = marker === -1 ? firstParagraph : entry.children.slice(0, marker);
  const excerpt: Root = { type: 'root', children: structuredClone(beginning) };
  visit(excerpt, (node, index, parent) => {
    if (node.type !== 'footnoteReference' && node.type !== 'definition') return undefined;
    parent!.children.splice(index!, 1);
    return index;
  });
  if (toString(excerpt).trim() === '') return undefined;
  visit(entry, 'definition', (definition) => void excerpt.children.push(structuredClone(definition)));
  resolveLinks(excerpt.children, page);
  return excerpt;
}

const paragraphOf = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
});

function checkNames(
  frontMatter: EntryFrontMatter,
  file: string,
  lineAt: (path: PropertyKey[]) => number,
  options: ReadEntryOptions,
): Problem[] {
  const check = (field: 'authors' | 'tags' | 'symbols', unknown: string, fix: string) => {
    const known = options[field];
    return frontMatter[field].flatMap((name, index) => {
      if (!known || known.has(name)) return [];
      const message = `front matter, ${field}[${index}]: ${unknown} ${JSON.stringify(name)}.`;
      return [{ file, line: lineAt([field, index]), message, fix: `${didYouMean(name, known)}${fix}` }];
    });
  };
  const add = (field: string) => `Add it to ${options.folder}/${field}.yml, or name one that is there.`;
  const fullNames = 'Symbols are full names, with package, message or service, and field or method.';
  return [
    ...check('authors', 'no author has the key', add('authors')),
    ...check('tags', 'no tag has the key', add('tags')),
    ...check('symbols', 'the API has no symbol', fullNames),
  ];
}

function checkBody({ children }: Root, anchors: Anchor[], file: string): Problem[] {
  if (children.every(({ type }) => /^(mdxFlowExpression|mdxjsEsm|definition)$/.test(type))) {
    const fix = 'Write what changed and for whom, or begin the name of the file with "_" to leave it out.';
    return [{ file, message: 'the entry has no text.', fix }];
  }
  const problems: Problem[] = [];
  const [first] = children;
  if (isExcerptMarker(first!)) {
    const fix = 'Put one paragraph above it, or remove it: then the first paragraph is the excerpt.';
    const message = 'the marker of the excerpt has no text above it.';
    problems.push({ file, line: first!.position?.start.line, message, fix });
  }
  for (const { line, label } of anchors.filter(({ level }) => level === 1)) {
    const message = `the entry has a level-1 heading, ${JSON.stringify(label)}; its title is drawn above it.`;
    problems.push({ file, line, message, fix: 'Remove it, or make it a section: "## ".' });
  }
  return problems;
}

/** Minutes needed to read a text and its examples, at 220 words per minute; at least one. */
export function readingTime(tree: Nodes): number {
  let words = 0;
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      words += node.value.match(/\S+/g)?.length ?? 0;
    }
  });
  return Math.max(1, Math.round(words / 220));
}
