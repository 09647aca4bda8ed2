import { join } from 'node:path';

import { checkSymbols } from '../../content/changelog/checkSymbols';
import { changelogPages as changelogAddresses } from '../../content/changelog/pages';
import {
  readChangelog,
  type Changelog,
  type ReadChangelogOptions,
} from '../../content/changelog/readChangelog';
import {
  pagePaths,
  readSite,
  type Beside,
  type ReadSiteOptions,
  type Site,
} from '../../content/documents/readSite';
import { shallowCloneWarnings } from '../../content/documents/readCommits';
import { checkRequestFences, type CallOfFence } from '../../content/documents/checkRequestFences';
import { SiteError } from '../../problem';
import { typesOf } from '../../reference/examples/typesOf';
import { schemaOf, schemaSource } from '../../reference/request/schemaOf';
import type { Reference } from '../../reference/model';
import { readReference } from '../../reference/readReference';
import { referenceRoute } from '../../reference/referenceRoute';
import { symbolsOf } from '../../reference/symbols';
import type { Settings } from '../../settings/schema';
import { createPageReader, type PageReader, type ReadingDepth } from './createPageReader';
import { readAhead } from './readAhead';
import { referenceGroup } from './referencePages';
import { searchRoute } from './searchPage';

/** All that people wrote: documents, entries of the changelog, interface definitions. */
export interface Content {
  site: Site;
  changelog?: Changelog;
  reference?: Reference;
  /** The sections of the text in a file: a document, or an entry. */
  sectionsIn: PageReader['sectionsIn'];
}

export interface ReadContentOptions extends Omit<ReadSiteOptions, 'beside'> {
  /** How far pages are read that no earlier build has read. @default 'whole' */
  depth?: ReadingDepth;
  /** As many pages that nobody has read are read on threads, which take a second to begin. @default 300 */
  manyPages?: number;
}

/**
 * Reads all content and checks that it belongs together. Writes nothing.
 *
 * @throws {SiteError} With every problem at once.
 */
export async function readContent(options: ReadContentOptions): Promise<Content> {
  const { settings, root, warn, depth = 'whole', manyPages = 300 } = options;
  const beside: Beside = { anchors: new Map([[searchRoute, undefined]]), referrers: [], problems: [] };
  const reader = createPageReader(settings, root, depth);
  const entriesFrom = settings.changelog && {
    folder: `${settings.content.root}/${settings.changelog.folder}`,
    today: new Date().toISOString().slice(0, 10),
    drafts: process.argv.includes('--drafts'),
  };
  await readManyAhead();
  const reference = settings.reference && readDefinitions(settings.reference);
  const calls = lazily(() => callsIn(reference));
  beside.check = ({ requests, file }) =>
    requests.length === 0 ? [] : checkRequestFences(requests, file, calls());
  const changelog = entriesFrom && readEntries(entriesFrom);
  const site = await readSite({ ...options, beside, parse: reader.parseDocument });
  reader.sweep();
  const cutOff = shallowCloneWarnings(
    root,
    [settings.content.root, settings.reference?.root].filter((folder) => folder !== undefined),
  );
  if (cutOff.length > 0) warn(cutOff);
  return { site, changelog, reference, sectionsIn: reader.sectionsIn };

  function readDefinitions({
    root: folder,
    sidebar,
  }: NonNullable<Settings['reference']>): Reference | undefined {
    let read: Reference;
    try {
      read = readReference(folder, root);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      beside.problems.push(...error.problems);
      return undefined;
    }
    beside.groups = new Map([[sidebar, [referenceGroup(read, settings)]]]);
    for (const file of read.files)
      beside.anchors.set(referenceRoute(file.path), new Set(symbolsOf(file).map(({ anchor }) => anchor)));
    return read;
  }

  async function readManyAhead(): Promise<void> {
    const contentRoot = join(root, settings.content.root);
    const documents = pagePaths(contentRoot, settings.content.exclude).map((path) => ({
      id: path.replace(/\.mdx?$/, ''),
      file: `${settings.content.root}/${path}`,
    }));
    const entries = settings.changelog ? pagePaths(join(contentRoot, settings.changelog.folder), []) : [];
    const count = documents.length + entries.length;
    if (depth === 'names' || count - reader.known < manyPages) return;
    const { versions, content } = settings;
    await readAhead({ settings: { versions, content }, root, documents, changelog: entriesFrom }, count);
  }

  function readEntries(options: ReadChangelogOptions): Changelog {
    const read = readChangelog(root, { ...options, parse: reader.parseEntry });
    beside.problems.push(...read.problems);
    beside.warnings = read.warnings;
    if (reference) {
      const symbols = reference.files.flatMap((file) => symbolsOf(file).map(({ fullName }) => fullName));
      beside.problems.push(...checkSymbols(read.changelog.entries, symbols));
    }
    if (read.notes.length > 0) warn(read.notes);
    const addressesOf = (changelog: Changelog) =>
      changelogAddresses(changelog, { siteTitle: settings.title }).map(({ route }) => route);
    for (const route of addressesOf(read.changelog)) beside.anchors.set(route, undefined);
    const entries = [...read.drafts, ...read.changelog.entries];
    beside.drafts = new Set(addressesOf({ ...read.changelog, entries }));
    for (const entry of read.changelog.entries) {
      beside.anchors.set(entry.route, new Set(entry.anchors.map(({ id }) => id)));
      beside.referrers.push(entry);
    }
    return read.changelog;
  }
}

/** The methods of a reference, by their addresses. */
function callsIn(reference: Reference | undefined): ReadonlyMap<string, CallOfFence> {
  if (!reference) return new Map();
  const source = schemaSource(reference, typesOf(reference));
  return new Map(
    reference.files.flatMap(({ path, services }) =>
      services.flatMap(({ rpcs }) =>
        rpcs.map(({ anchor, request }) => [
          `${referenceRoute(path)}#${anchor}`,
          { schema: () => schemaOf(request.name, source) },
        ]),
      ),
    ),
  );
}

/** Makes a value when it is first asked for. */
function lazily<Value>(make: () => Value): () => Value {
  let value: { made: Value } | undefined;
  return () => (value ??= { made: make() }).made;
}
