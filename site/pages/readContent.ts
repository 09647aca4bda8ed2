import { parse } from 'node:path';

import type { Root } from 'mdast';
import { globSync } from 'tinyglobby';

import { entryRoute } from '../content/changelog/addresses';
import { changelogPages as changelogAddresses } from '../content/changelog/pages';
import { readChangelog, type Changelog } from '../content/changelog/readChangelog';
import { historyWarnings } from '../content/documents/readCommits';
import type { Referrer } from '../content/documents/checkReferences';
import { checkRequestFences } from '../content/documents/checkRequestFences';
import { readSite, type OtherPages, type ReadSiteOptions, type Site } from '../content/documents/readSite';
import { noMemo } from '../memo';
import { SiteError, type Problem } from '../problem';
import { textOf } from '../reference/deprecation';
import type { RequestSchema } from '../reference/request/requestSchema';
import { schemaOf, typesOf } from '../reference/request/schemaOf';
import type { ProtoFile, Reference } from '../reference/model';
import { getOwn } from '../reference/getOwn';
import { parseComment } from '../reference/parseComment';
import { readReference } from '../reference/readReference';
import { referenceRoute } from '../reference/referenceRoute';
import { symbolsOf } from '../reference/symbols';
import { sectionsOf, type Section } from '../search/records/sections';
import type { SearchedSite } from '../search/siteRecords';
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

export type ReadContentOptions = Omit<ReadSiteOptions, 'others'>;

/**
 * Reads and checks all content.
 *
 * @throws {SiteError} With every problem at once.
 */
export async function readContent(options: ReadContentOptions): Promise<Content> {
  const { settings, root, depth = 'full', memo = noMemo } = options;
  const definitions = readDefinitions(options);
  const { reference } = definitions;
  const entries = readEntries(options, reference);
  const { changelog } = entries;
  const calls = memo('calls', [reference], () => callsIn(reference));
  const site = await readSite({
    ...options,
    others: {
      anchors: new Map([[searchRoute, undefined], ...definitions.anchors, ...entries.anchors]),
      referrers: [...definitions.referrers, ...entries.referrers],
      problems: [...definitions.problems, ...entries.problems],
      groups: definitions.groups,
      drafts: entries.drafts,
      // Without the definitions, every request would be reported.
      check: ({ tree, file }) =>
        settings.reference && !reference
          ? []
          : memo(`requests of ${file}`, [tree, calls], () => checkRequestFences(tree, file, calls)),
    },
  });
  if (depth === 'full') {
    const history = memo('history', [], () => historyWarnings(root, contentFolders(settings)));
    options.warn([...entries.notes, ...history]);
  }
  const texts = new Map([...site.documents, ...(changelog?.entries ?? [])].map((text) => [text.file, text]));
  const sections = new Map(
    [...texts.values()].map(({ file, tree }) => [
      file,
      memo(`sections of ${file}`, [tree], () => sectionsOf(tree)),
    ]),
  );
  const takeTree = (file: string, source: string) => {
    const text = texts.get(file);
    texts.delete(file);
    return text?.source === source ? text.tree : undefined;
  };
  return { site, changelog, reference, sectionsIn: (file) => sections.get(file)!, takeTree };
}

/**
 * Reads a site without checking it, so that its search can be tried while a page is being written. What can't be read is
 * left out, drafts are not.
 */
export async function readSearched(settings: Settings, root: string): Promise<SearchedSite> {
  const options = { settings, settingsFile: '', root, strict: false, warn() {}, drafts: true };
  const { site, ...others } = await readContent({ ...options, depth: 'text' });
  return { ...site, ...others };
}

type Anchors = [route: string, anchors: Set<string> | undefined][];

/** Pages of one kind. */
type PagesOfKind = Omit<OtherPages, 'anchors' | 'check'> & { anchors: Anchors };

/** Reads the definitions, with the addresses of their pages and the comments that have links. */
function readDefinitions(options: ReadContentOptions): PagesOfKind & { reference?: Reference } {
  const { settings, root, depth = 'full', memo = noMemo } = options;
  const from = settings.reference;
  const none = { anchors: [], referrers: [], problems: [] };
  if (!from) return none;
  try {
    const written = readReference(from.root, root, memo);
    const reference = memo('reference', [written], () => inOrderOf(from.methods, written));
    const commented = depth === 'full' ? reference.files : [];
    return {
      ...none,
      reference,
      groups: new Map([[from.sidebar, [referenceGroup(reference, settings.base)]]]),
      anchors: reference.files.map(
        (file) =>
          [referenceRoute(file.path), new Set(symbolsOf(file).map(({ anchor }) => anchor))] as Anchors[0],
      ),
      referrers: commented.flatMap((file) =>
        memo(`comments of ${file.path}`, [file], () => commentsOf(file, from.root)),
      ),
    };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    // Links to these pages would be reported too.
    const paths = globSync('**/*.proto', { cwd: `${root}/${from.root}` });
    const anchors = paths.map((path): Anchors[0] => [referenceRoute(path), undefined]);
    return { ...none, anchors, problems: error.problems };
  }
}

/** Reads the changelog, with the addresses of its pages. */
function readEntries(
  { settings, root, drafts: showsDrafts = false, depth, memo = noMemo }: ReadContentOptions,
  reference: Reference | undefined,
): PagesOfKind & { changelog?: Changelog; notes: Problem[] } {
  if (!settings.changelog) return { anchors: [], referrers: [], problems: [], notes: [] };
  const { changelog, problems, drafts, notes } = readChangelog(root, {
    folder: `${settings.content.root}/changelog`,
    today: new Date().toISOString().slice(0, 10),
    drafts: showsDrafts,
    depth,
    memo,
    symbols: memo('symbols', [reference], () => reference && namesIn(reference)),
  });
  const addressesOf = (entries: Changelog['entries']) =>
    changelogAddresses({ ...changelog, entries }, { siteTitle: settings.title }).map(({ route }) => route);
  const all = [...drafts, ...changelog.entries];
  const published = new Set(addressesOf(all.filter(({ state }) => state === 'published')));
  const anchors: Anchors = [
    // Links to an entry that cannot be read would be reported too.
    ...problems.map(({ file }): Anchors[0] => [entryRoute(parse(file).name), undefined]),
    ...addressesOf(changelog.entries).map((route): Anchors[0] => [route, undefined]),
    ...changelog.entries.map((entry): Anchors[0] => [
      entry.route,
      new Set(entry.anchors.map(({ id }) => id)),
    ]),
  ];
  return {
    changelog,
    anchors,
    referrers: changelog.entries,
    problems,
    notes,
    drafts: new Set(addressesOf(all).filter((route) => !published.has(route))),
  };
}

/** A reference with the methods of each service in this order. */
const inOrderOf = (methods: ReferenceMethods, reference: Reference): Reference => ({
  ...reference,
  files: reference.files.map((file) => ({
    ...file,
    services: file.services.map((service) => {
      const order = Object.keys(getOwn(methods, service.name) ?? {});
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
  for (const { path, services } of reference?.files ?? []) {
    for (const { anchor, request } of services.flatMap(({ rpcs }) => rpcs)) {
      calls.set(`${referenceRoute(path)}#${anchor}`, () => schemaOf(request.name, types));
    }
  }
  return calls;
}
