import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Root } from 'mdast';

import { SiteError } from '../../problem';
import { parseDocument } from '../documents/parseDocument';
import { pagePaths } from '../documents/readSite';

/** A page as the checks of its text see it. */
export interface Page {
  /** Path of the file from the root of the project. */
  file: string;
  /** The whole file. */
  source: string;
  /** Its syntax tree, with the summary of its front matter. Lines are those of the file. */
  tree: Root;
}

/** Parses one page. */
export function pageOf(source: string, file: string): Page {
  const { tree, problems } = parseDocument(source, file.replace(/\.mdx?$/, ''), file);
  if (!tree) throw new SiteError(problems);
  return { file, source, tree };
}

/**
 * Reads every Markdown file of a folder, in the order of their paths.
 *
 * @param root Root of the project.
 * @param folder The content root, from there.
 */
export function readPages(root: string, folder: string): Page[] {
  return pagePaths(join(root, folder)).map((path) =>
    pageOf(readFileSync(join(root, folder, path), 'utf8'), `${folder}/${path}`),
  );
}
