import type { Root } from 'mdast';

import { checkSymbols } from '../content/changelog/checkSymbols';
import { changelogPages as changelogAddresses } from '../content/changelog/pages';
import { parseEntry } from '../content/changelog/parseEntry';
import { readChangelog, type Changelog } from '../content/changelog/readChangelog';
import { shallowCloneWarnings } from '../content/documents/readCommits';
import { checkRequestFences, type CallOfFence } from '../content/documents/checkRequestFences';
import { routeOf } from '../content/documents/leadFrom';
import { parseDocument } from '../content/documents/parseDocument';
import { readSite, type Beside, type ReadSiteOptions, type Site } from '../content/documents/readSite';
import { versionOf } from '../content/documents/versions';
import { SiteError } from '../problem';
import { schemaOf, typesOf } from '../reference/request/schemaOf';
import type { Reference } from '../reference/model';
import { readReference } from '../reference/readReference';
import { referenceRoute } from '../reference/referenceRoute';
import { symbolsOf } from '../reference/symbols';
import { sectionsOf, type Section } from '../search/records/sections';
import type { Settings } from '../settings/schema';
import { referenceGroup } from './referencePages';

/** Address of the search page, without base. */
export const searchRoute = '/search';

/** The content of a site: documents, changelog entries, interface definitions. */
export interface Content {
  site: Site;
  changelog?: Changelog;
  reference?: Reference;
  /** The sections of a document or an entry, by its file. */
  sectionsIn: (file: string) => Section[] | undefined;
  /** Returns the tree parsed from this source, once: compiling changes it. */
  takeTree: (file: string, source: string) => Root | undefined;
}

export interface ReadContentOptions extends Omit<ReadSiteOptions, 'beside' | 'parse'> {
  /** Whether changelog entries with a future date are included. @default false */
  drafts?: boolean;
}

/**
 * Reads and checks all content.
 *
 * @throws {SiteError} With every problem at once.
 */
export async function readContent(options: ReadContentOptions): Promise<Content> {
  const { settings, root, warn, drafts = false } = options;
  const { versions, content, changelog: changelogSettings } = settings;
  const beside: Beside = { anchors: new Map([[searchRoute, undefined]]), referrers: [], problems: [] };
  const sections = new Map<string, Section[]>();
  const trees = new Map<string, { source: string; tree: Root }>();
  const reference = settings.reference && readDefinitions(settings.reference);
  const calls = callsIn(reference);
  beside.check = ({ requests, file }) => checkRequestFences(requests, file, calls);
  const changelog = changelogSettings && readEntries(`${content.root}/${changelogSettings.folder}`);
  const site = await readSite({
    ...options,
    beside,
    parse: (source, id, file) =>
      keepText(parseDocument(source, id, file, productVersionOf(id)), source, file),
  });
  const cutOff = shallowCloneWarnings(
    root,
    [content.root, settings.reference?.root].filter((folder) => folder !== undefined),
  );
  if (cutOff.length > 0) warn(cutOff);
  return { site, changelog, reference, sectionsIn: (file) => sections.get(file), takeTree };

  /** Neither the home page nor pages of an older version apply to the current version. */
  function productVersionOf(id: string): string | undefined {
    const route = routeOf(id);
    return route === '/' || versionOf(route, versions) !== versions[0] ? undefined : content.appliesTo;
  }

  /** Keeps the tree of a page, and its sections for the search. */
  function keepText<Parsed extends { tree?: Root }>(parsed: Parsed, source: string, file: string): Parsed {
    const { tree } = parsed;
    if (!tree) return parsed;
    sections.set(file, sectionsOf(tree));
    trees.set(file, { source, tree });
    return parsed;
  }

  function takeTree(file: string, source: string): Root | undefined {
    const kept = trees.get(file);
    trees.delete(file);
    return kept?.source === source ? kept.tree : undefined;
  }

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

  function readEntries(folder: string): Changelog {
    const read = readChangelog(root, {
      folder,
      today: new Date().toISOString().slice(0, 10),
      drafts,
      parse: (source, file, entry) => keepText(parseEntry(source, file, entry), source, file),
    });
    beside.problems.push(...read.problems);
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
  const types = typesOf(reference);
  return new Map(
    reference.files.flatMap(({ path, services }) =>
      services.flatMap(({ rpcs }) =>
        rpcs.map(({ anchor, request }) => [
          `${referenceRoute(path)}#${anchor}`,
          { schema: () => schemaOf(request.name, types) },
        ]),
      ),
    ),
  );
}
