import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { globSync } from 'tinyglobby';

import { noMemo } from '../memo';
import { SiteError, type Problem } from '../problem';
import { getOwn } from '../reference/getOwn';
import type { Reference } from '../reference/model';
import { readReference } from '../reference/readReference';
import { referenceRoute } from '../reference/referenceRoute';
import { symbolsOf } from '../reference/symbols';
import type { YamlFile } from '../settings/readYamlFile';
import type { Settings } from '../settings/schema';
import { entryRoute } from './changelog/addresses';
import { changelogViews, type ChangelogView } from './changelog/views';
import type { Entry } from './changelog/readEntry';
import { readChangelog, type Changelog, type ReadChangelogOptions } from './changelog/readChangelog';
import { routeOf } from './links/resolveLink';
import { messagesByArea, type ListedMessage } from './documents/errorMessages';
import { readPagePaths } from './documents/readPagePaths';
import { readDocument, type Document, type DocumentResult } from './documents/readDocument';
import { readCommits } from './documents/readCommits';
import { readLedger, readRedirects } from './redirects/readRedirects';
import { readSidebars, type Sidebars } from './sidebars/readSidebars';
import { resolveSidebars, type ResolvedSidebars } from './sidebars/resolveSidebars';
import { versionOf } from './sidebars/versions';

export interface ContentOptions extends Pick<ReadChangelogOptions, 'includeDrafts' | 'depth' | 'memo'> {
  settings: Settings;
  /** The file that contains the settings, for problems. */
  settingsFile: string;
  root: string;
  /** Whether warnings stop the build. @default false */
  strict?: boolean;
  /** Stops reading when newer content is waiting. @default reading always finishes */
  signal?: AbortSignal;
  /** Reads a document, on any thread. @default on this thread */
  read?: (task: Parameters<typeof readDocument>) => DocumentResult | Promise<DocumentResult>;
}

/** All content written by people. `checkContent` finds its problems. */
export interface Content {
  documents: Document[];
  changelog: Changelog | undefined;
  changelogViews: ChangelogView[];
  reference: Reference | undefined;
  sidebarsFile: YamlFile<Sidebars>;
  redirectsFile: YamlFile<Record<string, string>>;
  ledgerFile: { file: string; text: string | undefined };
  /** The sidebars, and the documents in sidebar order. */
  sidebars: ResolvedSidebars;
  /** By area. */
  errorMessages: ReadonlyMap<string, ListedMessage[]>;
  /** Addresses of the files in the public folder. */
  publicFiles: ReadonlySet<string>;
  /** Time of the last commit of each file, ISO 8601. */
  commitTimes: ReadonlyMap<string, string>;
  /** Addresses that only drafts have. */
  draftRoutes: { documents: ReadonlySet<string>; changelog: ReadonlySet<string> };
  /** Addresses of documents, definitions, and entries that can't be read. Links to them aren't reported. */
  unreadableRoutes: string[];
  /** Whether every document was readable. */
  isComplete: boolean;
  /** Problems of single files, independent of the other files. */
  problems: Problem[];
  /** What never stops a build, even a strict one: drafts that were left out, or a missing history. */
  notices: Problem[];
}

/** Folders of the content and of the interface definitions, relative to the root of the project. */
export const contentFolders = ({ content, reference }: Settings) =>
  [content.root, reference?.root].filter((folder) => folder !== undefined);

/** Reads all content. @throws {SiteError} If the content folder doesn't exist. */
export async function readContent(options: ContentOptions): Promise<Content> {
  const { settings, root, memo = noMemo } = options;
  const results = await readDocuments(options);
  const drafts = results.filter(({ isDraft }) => isDraft);
  const omitted = options.includeDrafts ? [] : drafts;
  const included = results.filter((result) => !omitted.includes(result));
  const documents = included.flatMap(({ document }) => document ?? []);
  const unreadable = included.filter(({ document }) => !document);
  const { reference, ...definitions } = readDefinitions(options);
  const entries = readEntries(options, reference);
  // Report an unreadable document once, and not again for the sidebar.
  const ignoredRoutes = new Set([...drafts, ...unreadable].map(({ route }) => route));
  const sidebarsFile = readSidebars(root, settings.content.root);
  const sidebars = resolveSidebars(sidebarsFile, settings, documents, ignoredRoutes, reference);
  const files = globSync('**/*', { cwd: join(root, settings.content.root, 'public'), dot: true });
  const commits = memo('commits', [], () => readCommits(root, contentFolders(settings)));
  return {
    documents,
    changelog: entries.changelog,
    changelogViews: entries.views,
    reference,
    sidebarsFile,
    redirectsFile: readRedirects(root, settings.content.root),
    ledgerFile: readLedger(root, settings.content.root),
    sidebars,
    errorMessages: messagesByArea(sidebars.positions),
    publicFiles: new Set(files.map((path) => `/${path}`)),
    commitTimes: commits.times,
    draftRoutes: {
      documents: new Set(drafts.map(({ route }) => route)),
      changelog: new Set(entries.draftRoutes),
    },
    unreadableRoutes: [
      ...unreadable.map(({ route }) => route),
      ...definitions.unreadable,
      ...entries.problems.map(({ file }) => entryRoute(parse(file).name)),
    ],
    isComplete: unreadable.length === 0,
    problems: [...definitions.problems, ...entries.problems, ...included.flatMap(({ problems }) => problems)],
    notices: [...omitted.map(draftNotice), ...entries.notices, ...commits.notices],
  };
}

async function readDocuments(options: ContentOptions): Promise<DocumentResult[]> {
  const { settings, settingsFile, root, depth, memo = noMemo, signal } = options;
  const { read = (task) => readDocument(...task) } = options;
  const { root: folder, exclude } = settings.content;
  if (!existsSync(join(root, folder))) {
    const message = `the folder ${JSON.stringify(folder)} does not exist.`;
    const fix = 'Name the folder with the Markdown files, from the root of the project.';
    throw new SiteError([{ file: settingsFile, path: 'content.root', message, fix }]);
  }
  const reading: (DocumentResult | Promise<DocumentResult>)[] = [];
  for (const path of readPagePaths(join(root, folder), exclude)) {
    const file = `${folder}/${path}`;
    const id = path.replace(/\.mdx?$/, '');
    const source = readFileSync(join(root, file), 'utf8');
    // The home page and pages of older versions don't apply to the current version.
    const isCurrent = id !== 'index' && versionOf(routeOf(id), settings.versions) === settings.versions[0];
    const appliesTo = isCurrent ? settings.content.appliesTo : undefined;
    const result = memo(file, [source, appliesTo, depth], (onRead) =>
      read([source, id, file, { root, folder, depth, onRead }, appliesTo]),
    );
    reading.push(result);
    // Allows a development server to respond, and a build to receive results from its other threads.
    await setImmediate();
    signal?.throwIfAborted();
  }
  return Promise.all(reading);
}

const draftNotice = ({ file }: DocumentResult): Problem => ({
  file,
  message: 'the page is a draft, so it is left out.',
  fix: 'Remove "draft: true" to publish it. "npm run dev" shows it.',
});

function readDefinitions({ settings, root, memo = noMemo }: ContentOptions) {
  const from = settings.reference;
  if (!from) return { unreadable: [], problems: [] };
  try {
    const unsorted = readReference(from.root, root, memo);
    const reference = memo('reference', [unsorted], () => sortMethods(from.methods, unsorted));
    return { reference, unreadable: [], problems: [] };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const paths = globSync('**/*.proto', { cwd: join(root, from.root) });
    return { unreadable: paths.map(referenceRoute), problems: error.problems };
  }
}

/** A reference with the methods of each service in the order given in the settings. */
const sortMethods = (methods: NonNullable<Settings['reference']>['methods'], reference: Reference) => ({
  ...reference,
  files: reference.files.map((file) => ({
    ...file,
    services: file.services.map((service) => {
      const order = Object.keys(getOwn(methods, service.name) ?? {});
      const rank = ({ name }: { name: string }) => order.indexOf(name);
      return { ...service, methods: service.methods.toSorted((a, b) => rank(a) - rank(b)) };
    }),
  })),
});

const namesIn = ({ files }: Reference) =>
  new Set(files.flatMap(symbolsOf).map(({ symbol }) => symbol.fullName));

function readEntries(options: ContentOptions, reference?: Reference) {
  const { settings, root, memo = noMemo } = options;
  if (!settings.changelog) {
    return { changelog: undefined, views: [], draftRoutes: [], problems: [], notices: [] };
  }
  const { changelog, omitted, ...others } = readChangelog(root, {
    ...options,
    folder: `${settings.content.root}/changelog`,
    today: new Date().toISOString().slice(0, 10),
    symbols: memo('symbols', [reference], () => reference && namesIn(reference)),
  });
  const all = [...omitted, ...changelog.entries];
  const viewsWith = (entries: Entry[]) => changelogViews({ ...changelog, entries }, settings.title);
  const routesWith = (entries: Entry[]) => viewsWith(entries).map(({ route }) => route);
  const published = routesWith(all.filter(({ state }) => state === 'published'));
  return {
    ...others,
    changelog,
    views: viewsWith(changelog.entries),
    /** Addresses that appear when the drafts are published. */
    draftRoutes: routesWith(all).filter((route) => !published.includes(route)),
  };
}
