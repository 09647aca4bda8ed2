import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { z } from 'zod';

import type { ReadingDepth } from '../documents/contentFolder';
import { readPagePaths } from '../documents/readPagePaths';
import { parseYaml } from '../../settings/parseYaml';
import { noMemo, type Memo } from '../../memo';
import type { Problem } from '../../problem';
import { readEntry, type Entry } from './readEntry';
import { authorsSchema, tagsSchema, type Authors, type Tags } from './schema';

/** The entries of a changelog with their authors and tags. */
export interface Changelog {
  /** Newest first; entries with the same date by slug. */
  entries: Entry[];
  authors: Authors;
  /** By key, in the order of the file. */
  tags: Tags;
}

export interface ReadChangelogOptions {
  /** Folder with the entries, relative to the root of the project. @default 'content/changelog' */
  folder?: string;
  /** Today, ISO 8601: `2025-01-16`. */
  today: string;
  /** Whether to include drafts: pages and entries marked as drafts, and entries dated after today. @default false */
  includeDrafts?: boolean;
  /** How much of each file is read. Front matter is enough to list pages. @default 'full' */
  depth?: ReadingDepth;
  /** Keeps parse results, for a process that reads the content more than once. @default nothing is kept */
  memo?: Memo;
  /** Full names of all symbols of the API. @default symbols aren't checked */
  symbols?: ReadonlySet<string>;
}

/** Reads a changelog's folder: entries, also in subfolders, `authors.yml`, and `tags.yml`. Empty without the folder. */
export function readChangelog(root: string, options: ReadChangelogOptions) {
  const { folder = 'content/changelog', today, symbols, depth, memo = noMemo } = options;
  const problems: Problem[] = [];
  /** The value of an invalid file is undefined, so that entries don't report it again. */
  const readKeys = <Schema extends z.ZodType>(name: string, schema: Schema, of: string) => {
    const file = `${folder}/${name}.yml`;
    if (!existsSync(join(root, folder))) return undefined;
    if (!existsSync(join(root, file))) {
      problems.push({ file, message: 'the file does not exist.', fix: `Create it with ${of}, by key.` });
      return undefined;
    }
    const text = readFileSync(join(root, file), 'utf8');
    const read = memo(file, [text], () => parseYaml(text, { schema, file }));
    problems.push(...read.problems);
    return read.value;
  };
  const authors = readKeys('authors', authorsSchema, 'the people who write entries');
  const tags = readKeys('tags', tagsSchema, 'the topics of entries');

  const keysOf = (named?: object) => named && new Set(Object.keys(named));
  const contentFolder = { root, folder: dirname(folder), depth };
  const known = { authors: keysOf(authors), tags: keysOf(tags), symbols, folder, today };
  const all: Entry[] = [];
  for (const path of readPagePaths(join(root, folder))) {
    const file = `${folder}/${path}`;
    const source = readFileSync(join(root, file), 'utf8');
    const parsed = memo(file, [source, authors, tags, symbols, today, depth], (onRead) =>
      readEntry(source, file, { ...known, contentFolder: { ...contentFolder, onRead } }),
    );
    problems.push(...parsed.problems);
    if (parsed.entry) all.push(parsed.entry);
  }
  all.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  const omitted = options.includeDrafts ? [] : all.filter(({ state }) => state === 'draft');
  const notices = omitted.map(({ file, date, draft }): Problem => {
    const why = draft ? 'the entry' : `the entry is dated ${date}, after today (${today}), so it`;
    const fix = draft ? 'Remove "draft: true" to publish it.' : 'It appears with the first build on its day.';
    return { file, message: `${why} is a draft and left out.`, fix };
  });
  const entries = all.filter((entry) => !omitted.includes(entry));
  const changelog: Changelog = { entries, authors: authors ?? {}, tags: tags ?? {} };
  return { changelog, problems, /** Entries that were left out. */ omitted, notices };
}
