import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SiteError } from '../../problem';
import { parseText, type Text } from '../documents/parseDocument';
import { pagePaths } from '../documents/pagePaths';

export type Page = Pick<Text, 'file' | 'source' | 'tree'>;

export function pageOf(source: string, file: string): Page {
  const { tree, problems } = parseText(source, file);
  if (!tree) throw new SiteError(problems);
  return { file, source, tree };
}

/** Reads every Markdown file of a folder, in the order of their paths. */
export function readPages(root: string, folder: string): Page[] {
  return pagePaths(join(root, folder)).map((path) =>
    pageOf(readFileSync(join(root, folder, path), 'utf8'), `${folder}/${path}`),
  );
}
