import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Root } from 'mdast';

import { frontMatterSchema, readFrontMatter } from '../documents/frontMatter';
import { parseMarkdown } from '../documents/markdown';
import { insertUnderLead, summaryOf } from '../documents/pageSummary';
import { pagePaths } from '../documents/readSite';

/** A page as the checks of its text see it. */
export interface Page {
  /** Path of the file from the root of the project. */
  file: string;
  /** The whole file. */
  source: string;
  /** Its syntax tree; lines and offsets are those of the file. */
  tree: Root;
}

const summarized = frontMatterSchema.pick({ time: true, needs: true, appliesTo: true }).loose();

/** Parses one page, with what its front matter shows under the lead. */
export function pageOf(source: string, file: string): Page {
  const tree = parseMarkdown(source, file);
  const { frontMatter, lineAt } = readFrontMatter(source, file, summarized);
  const summary = frontMatter && summaryOf(frontMatter, lineAt);
  if (summary) insertUnderLead(tree, summary);
  return { file, source, tree };
}

/**
 * Reads every Markdown file of a folder, in the order of their paths.
 *
 * @param root Root of the project.
 * @param folder The content root, from there.
 */
export function readPages(root: string, folder: string): Page[] {
  return pagePaths(join(root, folder), []).map((path) =>
    pageOf(readFileSync(join(root, folder, path), 'utf8'), `${folder}/${path}`),
  );
}
