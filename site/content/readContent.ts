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
import type { Settings } from '../settings/schema';
import { entryRoute } from './changelog/addresses';
import { changelogViews } from './changelog/views';
import type { Entry } from './changelog/readEntry';
import { readChangelog, type ReadChangelogOptions } from './changelog/readChangelog';
import { routeOf } from './links/resolveLink';
import { messagesByArea } from './documents/errorMessages';
import { readPagePaths } from './documents/readPagePaths';
import { readDocument, type DocumentResult } from './documents/readDocument';
import { readCommits } from './documents/readCommits';
import { readLedger, readRedirects } from './redirects/readRedirects';
import { readSidebars } from './sidebars/readSidebars';
import { resolveSidebars } from './sidebars/resolveSidebars';
import { versionOf } from './sidebars/versions';

export interface ContentOptions extends Pick<ReadChangelogOptions, 'drafts' | 'depth' | 'memo'> {
  settings: Settings;
  /** The file that contains the settings, for problems. */
  settingsFile: string;
  root: string;
  /** Whether warnings stop the build. @default false */
  strict?: boolean;
  /** Stops reading when newer content is waiting. @default reading always finishes */
  signal?: AbortSignal;
  /** Parses a page, on any thread. @default on this thread */
  parse?: (task: Parameters<typeof readDocument>) => DocumentResult | Promise<DocumentResult>;
}

/** All content written by people. `checkContent` finds its problems. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/** Folders of the content and of the interface definitions, relative to the root of the project. */
export const contentFolders = ({ content, reference }: Settings) =>
  [content.root, reference?.root].filter((folder) => folder !== undefined);

/** Reads all content. @throws {SiteError} If the content folder doesn't exist. */
export async function readContent(options: ContentOptions) {
  const { settings, root, memo = noMemo } = options;
  const pages = await readPages(options);
  const drafts = pages.filter(({ isDraft }) => isDraft);
  const omitted = options.drafts ? [] : drafts;
  const included = pages.filter((page) => !omitted.includes(page));
  const documents = included.flatMap(({ document }) => document ?? []);
  const unreadable = included.filter(({ document }) => !document);
  const { reference, ...definitions } = readDefinitions(options);
  const entries = readEntries(options, reference);
  // Report an unreadable page once, and not again for the sidebar.
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
    /** The sidebars, and the documents in sidebar order. */
    sidebars,
    /** Error messages by area. */
    messages: messagesByArea(sidebars.documents),
    /** Addresses of the files in the public folder. */
    publicFiles: new Set(files.map((path) => `/${path}`)),
    /** Time of the last commit of each file, ISO 8601. */
    commitTimes: commits.times,
    /** Addresses that only drafts have. */
    draftRoutes: {
      documents: new Set(drafts.map(({ route }) => route)),
      changelog: new Set(entries.drafts),
    },
    /** Addresses of documents, definitions, and entries that can't be read. Links to them aren't reported. */
    unreadable: [
      ...unreadable.map(({ route }) => route),
      ...definitions.unreadable,
      ...entries.problems.map(({ file }) => entryRoute(parse(file).name)),
    ],
    /** Whether every document was readable. */
    isComplete: unreadable.length === 0,
    /** Problems of single files, independent of the other files. */
    problems: [...definitions.problems, ...entries.problems, ...included.flatMap(({ problems }) => problems)],
    /** What never stops a build, even a strict one: drafts that were left out, or a missing history. */
    notices: [...omitted.map(draftNotice), ...entries.notices, ...commits.notices],
  };
}

/** Reads every page of the content folder. */
async function readPages(options: ContentOptions): Promise<DocumentResult[]> {
  const { settings, settingsFile, root, depth, memo = noMemo, signal } = options;
  const { parse: parseSource = (task) => readDocument(...task) } = options;
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
    const parsed = memo(file, [source, appliesTo, depth], (onRead) =>
      parseSource([source, id, file, { root, folder, depth, onRead }, appliesTo]),
    );
    reading.push(parsed);
    // Allows a development server to respond, and a build to receive results from its other threads.
    await setImmediate();
    signal?.throwIfAborted();
  }
  return Promise.all(reading);
}

/** Says that a draft was left out. */
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
  if (!settings.changelog) return { changelog: undefined, views: [], drafts: [], problems: [], notices: [] };
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
    drafts: routesWith(all).filter((route) => !published.includes(route)),
  };
}
