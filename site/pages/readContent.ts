import { parse } from 'node:path';

import type { Root } from 'mdast';
import { globSync } from 'tinyglobby';

import { entryRoute } from '../content/changelog/addresses';
import { changelogPages as changelogAddresses } from '../content/changelog/pages';
import { readChangelog, type Changelog } from '../content/changelog/readChangelog';
import { historyWarnings } from '../content/documents/readCommits';
import { checkRequestFences } from '../content/documents/checkRequestFences';
import { readSite, type Beside, type ReadSiteOptions, type Site } from '../content/documents/readSite';
import { SiteError } from '../problem';
import { textOf } from '../reference/deprecation';
import type { RequestSchema } from '../reference/request/requestSchema';
import { schemaOf, typesOf } from '../reference/request/schemaOf';
import type { Reference } from '../reference/model';
import { own } from '../reference/own';
import { parseComment } from '../reference/parseComment';
import { readReference } from '../reference/readReference';
import { referenceRoute } from '../reference/referenceRoute';
import { symbolsOf } from '../reference/symbols';
import { sectionsOf, type Section } from '../search/records/sections';
import type { Settings } from '../settings/schema';
import { referenceGroup } from './referencePages';

/** Address of the search page, without base. */
export const searchRoute = '/search';

/** Folders of the content and of the interface definitions, from the root of the project. */
export const contentFolders = ({ content, reference }: Settings) =>
  [content.root, reference?.root].filter((folder) => folder !== undefined);

/** The content of a site: documents, changelog entries, interface definitions. */
export interface Content {
  site: Site;
  changelog?: Changelog;
  reference?: Reference;
  /** The sections of a document or an entry, by its file. */
  sectionsIn: (file: string) => Section[];
  /** Returns the tree parsed from this source, once: compiling changes it. */
  takeTree: (file: string, source: string) => Root | undefined;
}

export type ReadContentOptions = Omit<ReadSiteOptions, 'beside'>;

/**
 * Reads and checks all content.
 *
 * @throws {SiteError} With every problem at once.
 */
export async function readContent(options: ReadContentOptions): Promise<Content> {
  const { settings, root, warn, drafts = false } = options;
  const beside: Beside = { anchors: new Map([[searchRoute, undefined]]), referrers: [], problems: [] };
  const reference = settings.reference && readDefinitions(settings.reference);
  const calls = callsIn(reference);
  if (reference || !settings.reference)
    beside.check = ({ tree, file }) => checkRequestFences(tree, file, calls);
  const changelog = settings.changelog ? readEntries(`${settings.content.root}/changelog`) : undefined;
  const site = await readSite({ ...options, beside });
  warn(historyWarnings(root, contentFolders(settings)));
  const texts = new Map([...site.documents, ...(changelog?.entries ?? [])].map((text) => [text.file, text]));
  const sections = new Map([...texts.values()].map(({ file, tree }) => [file, sectionsOf(tree)]));
  return { site, changelog, reference, sectionsIn: (file) => sections.get(file)!, takeTree };

  function takeTree(file: string, source: string): Root | undefined {
    const text = texts.get(file);
    texts.delete(file);
    return text?.source === source ? text.tree : undefined;
  }

  function readDefinitions(from: NonNullable<Settings['reference']>): Reference | undefined {
    try {
      const read = readReference(from.root, root);
      for (const { name, rpcs } of read.files.flatMap(({ services }) => services)) {
        const order = Object.keys(own(from.methods, name) ?? {});
        rpcs.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
      }
      beside.groups = new Map([[from.sidebar, [referenceGroup(read, settings.base)]]]);
      for (const file of read.files) {
        const route = referenceRoute(file.path);
        beside.anchors.set(route, new Set(symbolsOf(file).map(({ anchor }) => anchor)));
        const name = `${from.root}/${file.path}`;
        for (const { line, comments } of [{ ...file, line: 1 }, ...symbolsOf(file)])
          beside.referrers.push({ id: route, route, file: name, line, tree: parseComment(textOf(comments)) });
      }
      return read;
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      beside.problems.push(...error.problems);
      // Links to these pages would be reported too.
      for (const path of globSync('**/*.proto', { cwd: `${root}/${from.root}` }))
        beside.anchors.set(referenceRoute(path), undefined);
      return undefined;
    }
  }

  function readEntries(folder: string): Changelog {
    const read = readChangelog(root, {
      folder,
      today: new Date().toISOString().slice(0, 10),
      drafts,
      symbols: reference && new Set(reference.files.flatMap(symbolsOf).map(({ fullName }) => fullName)),
    });
    beside.problems.push(...read.problems);
    for (const { file } of read.problems) beside.anchors.set(entryRoute(parse(file).name), undefined);
    warn(read.notes);
    const addressesOf = (entries: Changelog['entries']) =>
      changelogAddresses({ ...read.changelog, entries }, { siteTitle: settings.title }).map(
        ({ route }) => route,
      );
    for (const route of addressesOf(read.changelog.entries)) beside.anchors.set(route, undefined);
    const all = [...read.drafts, ...read.changelog.entries];
    const published = addressesOf(all.filter(({ state }) => state === 'published'));
    beside.drafts = new Set(addressesOf(all).filter((route) => !published.includes(route)));
    for (const entry of read.changelog.entries) {
      beside.anchors.set(entry.route, new Set(entry.anchors.map(({ id }) => id)));
      beside.referrers.push(entry);
    }
    return read.changelog;
  }
}

/** The types of requests to a reference, by the addresses of their methods. */
function callsIn(reference: Reference | undefined): ReadonlyMap<string, () => RequestSchema> {
  const types = typesOf(reference ?? { files: [] });
  const calls = new Map<string, () => RequestSchema>();
  for (const { path, services } of reference?.files ?? [])
    for (const { anchor, request } of services.flatMap(({ rpcs }) => rpcs))
      calls.set(`${referenceRoute(path)}#${anchor}`, () => schemaOf(request.name, types));
  return calls;
}
