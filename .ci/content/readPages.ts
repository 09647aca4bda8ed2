import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SiteError, type Problem } from '../../site/problem';
import { readBody, type MarkdownFile } from '../../site/content/documents/readDocument';
import { readPagePaths } from '../../site/content/documents/readPagePaths';

/** A parsed Markdown file. */
export type Page = Pick<MarkdownFile, 'file' | 'tree'> & { source: string };

export function pageOf(source: string, file: string): Page {
  const { tree, problems } = readBody(source, file);
  if (!tree) throw new SiteError(problems);
  return { file, source, tree };
}

/**
 * Reads every Markdown file of a folder, in the order of their paths. `report` gets the problems of files that can't be
 * parsed.
 */
export function readPages(root: string, folder: string, report?: (problems: Problem[]) => void): Page[] {
  return readPagePaths(join(root, folder)).flatMap((path) => {
    const file = `${folder}/${path}`;
    const source = readFileSync(join(root, file), 'utf8');
    if (!report) return pageOf(source, file);
    const { tree, problems } = readBody(source, file);
    if (!tree) report(problems);
    return tree ? [{ file, source, tree }] : [];
  });
}
