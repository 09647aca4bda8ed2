import type { Root } from 'mdast';

import { parseEntry, type ParsedEntry, type ParseEntryOptions } from '../../content/changelog/parseEntry';
import { routeOf } from '../../content/documents/leadFrom';
import { checkProse } from '../../content/checks/prose/checkProse';
import { glanceAtDocument, parseDocument, type ParsedDocument } from '../../content/documents/parseDocument';
import { versionOf } from '../../content/documents/versions';
import { cacheFolder, openCache } from '../../cache';
import { codeHash } from '../../codeHash';
import { sectionsOf, type Section } from '../../search/records/sections';
import type { Settings } from '../../settings/schema';

/** Reads pages so that each is parsed once for all who need it, and not at all when an earlier build has read the same text. */
export interface PageReader {
  parseDocument: (source: string, id: string, file: string) => Omit<ParsedDocument, 'tree'>;
  parseEntry: (source: string, file: string, options: ParseEntryOptions) => Omit<ParsedEntry, 'tree'>;
  /** The sections of a file that has been read, for the search. */
  sectionsIn: (file: string) => Section[] | undefined;
  /** How many pages the last build has read. */
  known: number;
  /** Forgets what earlier builds read and this one did not. */
  sweep: () => void;
}

/** Where the code lies that pages are read with, from `site/`. */
const code = [
  '*.ts',
  'content/documents/*.ts',
  'content/changelog/*.ts',
  'search/records/*.ts',
  'content/checks/prose/*.ts',
];

/** What pages are read with of the settings. */
export type ReaderSettings = Pick<Settings, 'versions'> & {
  content: Pick<Settings['content'], 'appliesTo'> & Partial<Pick<Settings['content'], 'prose'>>;
};

/** How far pages are read: whole, or as far as others name them. */
export type ReadingDepth = 'whole' | 'names';

/**
 * Makes a reader of pages.
 *
 * @param root Root of the project.
 * @param depth Whether the text of a page is read that no earlier build has read, or its front matter alone.
 */
export function createPageReader(
  { versions, content: { appliesTo, prose = false } }: ReaderSettings,
  root: string,
  depth: ReadingDepth = 'whole',
): PageReader {
  // The home page is about all of the product, and older versions of the pages about older ones of it.
  const versionFor = (route: string) =>
    route === '/' || versionOf(route, versions) !== versions[0] ? undefined : appliesTo;
  const cache = openCache(cacheFolder('texts', root));
  const always = [JSON.stringify({ versions, appliesTo, prose }), codeHash(code)];
  const sections = new Map<string, Section[]>();

  function read<Parsed extends { tree?: Root }>(
    source: string,
    file: string,
    parts: string[],
    parse: () => Parsed,
  ): Omit<Parsed, 'tree'> {
    const make = () => {
      const { tree, ...rest } = parse();
      const warnings = prose && tree ? checkProse({ file, source, tree }, { version: appliesTo }) : undefined;
      return JSON.stringify({ rest: { ...rest, warnings }, made: tree && sectionsOf(tree) });
    };
    const { rest, made } = JSON.parse(cache.textOf([...always, file, ...parts, source], make)) as {
      rest: Omit<Parsed, 'tree'>;
      made?: Section[];
    };
    if (made) sections.set(file, made);
    return rest;
  }

  return {
    parseDocument(source, id, file) {
      const parts = ['document'];
      if (depth === 'names' && cache.knownText([...always, file, ...parts, source]) === undefined)
        return glanceAtDocument(source, id, file, versionFor(routeOf(id)));
      return read(source, file, parts, () => parseDocument(source, id, file, versionFor(routeOf(id))));
    },
    parseEntry: (source, file, { authors, tags, ...options }) => {
      const known = { ...options, authors: authors && [...authors], tags: tags && [...tags] };
      return read(source, file, ['entry', JSON.stringify(known)], () => parseEntry(source, file, known));
    },
    known: cache.size,
    sectionsIn: (file) => sections.get(file),
    sweep() {
      if (depth === 'whole') cache.sweep();
    },
  };
}
