import type { Root } from 'mdast';

import { parseEntry, type ParsedEntry, type ParseEntryOptions } from '../../content/changelog/parseEntry';
import { routeOf } from '../../content/documents/leadFrom';
import { checkProse } from '../../content/checks/prose/checkProse';
import { pageOf } from '../../content/checks/readPages';
import { parseDocument, type ParsedDocument } from '../../content/documents/parseDocument';
import { versionOf } from '../../content/documents/versions';
import { cacheFolder, openCache } from '../../cache';
import { codeHash } from '../../codeHash';
import { sectionsOf, type Section } from '../../search/records/sections';
import type { Settings } from '../../settings/schema';
import { mirrorBody } from '../../content/mirror/mirrorMarkdown';

/** What rooms make of the text of a page alone. */
export interface PageTexts {
  /** For the search. */
  sections: Section[];
  /** The page's own text as plain Markdown. */
  mirror: string;
}

/** Reads pages so that each is parsed once for all who need it, and not at all when an earlier build has read the same text. */
export interface PageReader {
  parseDocument: (source: string, id: string, file: string) => Omit<ParsedDocument, 'tree'>;
  parseEntry: (source: string, file: string, options: ParseEntryOptions) => Omit<ParsedEntry, 'tree'>;
  /** What was made of a file that has been read. */
  textsIn: (file: string) => PageTexts | undefined;
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
  'content/mirror/*.ts',
  'content/checks/readPages.ts',
  'content/checks/prose/*.ts',
];

/** What pages are read with of the settings. */
export type ReaderSettings = Pick<Settings, 'address' | 'base' | 'versions'> & {
  content: Pick<Settings['content'], 'appliesTo'> & Partial<Pick<Settings['content'], 'prose'>>;
};

/**
 * Makes a reader of pages.
 *
 * @param root Root of the project.
 */
export function createPageReader(
  { address, base, versions, content: { appliesTo, prose = false } }: ReaderSettings,
  root: string,
): PageReader {
  const origin = { address, base };
  // The home page is about all of the product, and older versions of the pages about older ones of it.
  const versionFor = (route: string) =>
    route === '/' || versionOf(route, versions) !== versions[0] ? undefined : appliesTo;
  const cache = openCache(cacheFolder('texts', root));
  const always = [JSON.stringify({ origin, versions, appliesTo, prose }), codeHash(code)];
  const texts = new Map<string, PageTexts>();

  function read<Parsed extends { tree?: Root }>(
    file: string,
    parts: string[],
    parse: () => Parsed,
    placeOf: (parsed: Parsed) => { id: string; route: string } | undefined,
  ): Omit<Parsed, 'tree'> {
    const make = () => {
      const { tree, ...rest } = parse();
      const place = placeOf(rest as Parsed);
      // A page with problems stops the build, so nobody asks for its texts.
      const made = tree &&
        place && { sections: sectionsOf(tree), mirror: mirrorBody(tree, { ...place, origin }) };
      return JSON.stringify({ rest, made });
    };
    const { rest, made } = JSON.parse(cache.textOf([...always, file, ...parts], make)) as {
      rest: Omit<Parsed, 'tree'>;
      made?: PageTexts;
    };
    if (made) texts.set(file, made);
    return rest;
  }

  return {
    parseDocument: (source, id, file) =>
      read(
        file,
        ['document', source],
        () => {
          const parsed = parseDocument(source, id, file, versionFor(routeOf(id)));
          const isRead = prose && parsed.tree !== undefined;
          return isRead
            ? { ...parsed, warnings: checkProse(pageOf(source, file), { version: appliesTo }) }
            : parsed;
        },
        ({ document }) => document,
      ),
    parseEntry: (source, file, { authors, tags, ...options }) => {
      const known = { ...options, authors: authors && [...authors], tags: tags && [...tags] };
      return read(
        file,
        ['entry', JSON.stringify(known), source],
        () => parseEntry(source, file, known),
        ({ entry }) => entry,
      );
    },
    known: cache.size,
    textsIn: (file) => texts.get(file),
    sweep: () => cache.sweep(),
  };
}
