import { parse } from 'node:path';

import type { Root } from 'mdast';
import { globSync } from 'tinyglobby';

import { entryRoute } from '../content/changelog/addresses';
import { changelogPages as changelogAddresses } from '../content/changelog/pages';
import { readChangelog, type Changelog } from '../content/changelog/readChangelog';
import { historyWarnings } from '../content/documents/readCommits';
import type { Referrer } from '../content/documents/checkReferences';
import { checkRequestFences } from '../content/documents/checkRequestFences';
import { readSite, type Beside, type ReadSiteOptions, type Site } from '../content/documents/readSite';
import { noMemo } from '../memo';
import { SiteError } from '../problem';
import { textOf } from '../reference/deprecation';
import type { RequestSchema } from '../reference/request/requestSchema';
import { schemaOf, typesOf } from '../reference/request/schemaOf';
import type { ProtoFile, Reference } from '../reference/model';
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

type ReferenceMethods = NonNullable<Settings['reference']>['methods'];

export type ReadContentOptions = Omit<ReadSiteOptions, 'beside'>;

/**
 * Reads and checks all content.
 *
 * @throws {SiteError} With every problem at once.
 */
export async function readContent(options: ReadContentOptions): Promise<Content> {
  const { settings, root, drafts = false, depth = 'full', memo = noMemo } = options;
  const warn = depth === 'full' ? options.warn : () => {};
  const beside: Beside = { anchors: new Map([[searchRoute, undefined]]), referrers: [], problems: [] };
  const reference = settings.reference && readDefinitions(settings.reference);
  const calls = memo('calls', [reference], () => callsIn(reference));
  if (reference || !settings.reference)
    beside.check = ({ tree, file }) =>
      memo(`requests of ${file}`, [tree, calls], () => checkRequestFences(tree, file, calls));
  const changelog = settings.changelog ? readEntries(`${settings.content.root}/changelog`) : undefined;
  const site = await readSite({ ...options, beside });
  warn(memo('history', [], () => historyWarnings(root, contentFolders(settings))));
  const texts = new Map([...site.documents, ...(changelog?.entries ?? [])].map((text) => [text.file, text]));
  const sections = new Map(
    [...texts.values()].map(({ file, tree }) => [
      file,
      memo(`sections of ${file}`, [tree], () => sectionsOf(tree)),
    ]),
  );
  return { site, changelog, reference, sectionsIn: (file) => sections.get(file)!, takeTree };

  function takeTree(file: string, source: string): Root | undefined {
    const text = texts.get(file);
    texts.delete(file);
    return text?.source === source ? text.tree : undefined;
  }

  function readDefinitions(from: NonNullable<Settings['reference']>): Reference | undefined {
    try {
      const written = readReference(from.root, root, memo);
      const read = memo('reference', [written], () => inOrderOf(from.methods, written));
      beside.groups = new Map([[from.sidebar, [referenceGroup(read, settings.base)]]]);
      for (const file of read.files) {
        const route = referenceRoute(file.path);
        beside.anchors.set(route, new Set(symbolsOf(file).map(({ anchor }) => anchor)));
        if (depth === 'full')
          beside.referrers.push(...memo(`comments of ${route}`, [file], () => commentsOf(file, from.root)));
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
      memo,
      symbols: memo('symbols', [reference], () => reference && namesIn(reference)),
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

/** A reference with the methods of each service in this order. */
const inOrderOf = (methods: ReferenceMethods, reference: Reference): Reference => ({
  ...reference,
  files: reference.files.map((file) => ({
    ...file,
    services: file.services.map((service) => {
      const order = Object.keys(own(methods, service.name) ?? {});
      const place = ({ name }: { name: string }) => order.indexOf(name);
      return { ...service, rpcs: service.rpcs.toSorted((a, b) => place(a) - place(b)) };
    }),
  })),
});

/** The comments of a file, with links to check. */
function commentsOf(file: ProtoFile, folder: string): Referrer[] {
  const route = referenceRoute(file.path);
  return [{ ...file, line: 1 }, ...symbolsOf(file)].map(({ line, comments }) => ({
    id: route,
    route,
    file: `${folder}/${file.path}`,
    line,
    tree: parseComment(textOf(comments)),
  }));
}

const namesIn = ({ files }: Reference) => new Set(files.flatMap(symbolsOf).map(({ fullName }) => fullName));

/** The types of requests to a reference, by the addresses of their methods. */
function callsIn(reference: Reference | undefined): ReadonlyMap<string, () => RequestSchema> {
  const types = typesOf(reference ?? { files: [] });
  const calls = new Map<string, () => RequestSchema>();
  for (const { path, services } of reference?.files ?? [])
    for (const { anchor, request } of services.flatMap(({ rpcs }) => rpcs))
      calls.set(`${referenceRoute(path)}#${anchor}`, () => schemaOf(request.name, types));
  return calls;
}
