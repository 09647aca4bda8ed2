import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import type { Code } from 'mdast';
import { globSync } from 'tinyglobby';

import type { SidebarGroup } from '#ui';

import { noMemo, type Memo } from '../../memo';
import { didYouMean } from '../../nearest';
import { SiteError, type Problem } from '../../problem';
import { headersFile } from '../../host/headersFile';
import { redirectsFile } from '../../host/redirectsFile';
import type { Settings } from '../../settings/schema';
import { feedRoutes } from '../changelog/addresses';
import { fencesIn } from './blocksIn';
import { checkAddresses, type Redirect } from '../redirects/checkAddresses';
import { checkReferences, type Referrer, type Targets } from './checkReferences';
import { drawDiagram } from './drawDiagram';
import { lastCommits } from './readCommits';
import { routeOf } from './leadFrom';
import { checkMessageLists, messagesByArea, type ListedMessage } from './messages';
import { navigate, type Navigation } from './navigation';
import { parseDocument, type Document } from './parseDocument';
import type { ReadingDepth } from './readFences';
import { readLists, type List, type Lists, type Sidebars } from './readLists';
import { placeDocuments } from './sidebar';
import { checkVersions, versionOf } from './versions';
import { absoluteAddress } from './withBase';

/** Files that only the build writes, with what to do instead of writing one. */
const builtFiles = new Map([
  ['/_nginx.conf', 'Remove it, and write further directives into the server block that includes it.'],
  ['/licenses.txt', 'Rename it: the build writes /licenses.txt.'],
  [`/${headersFile}`, 'Remove it, and set further headers where the site is hosted.'],
  [`/${redirectsFile}`, 'Remove it, and add its redirects to _redirects.yml next to the pages.'],
]);

const ownFiles = ['sitemap.xml', 'opensearch.xml', 'robots.txt', 'llms.txt', 'llms-full.txt', 'licenses.txt'];
/** What the name of a page cannot contain. */
const unfit = /[^\p{L}\p{M}\p{N} ._~/-]|(^|\/)(index\/| )|[ .](\/|$)|\.(html|json|md|txt|xml)$/u;

/** The site's documents, read and checked. */
export interface Site {
  documents: Document[];
  /** Sidebars by id. */
  sidebars: Map<string, SidebarGroup[]>;
  /** Navigation by document id. */
  navigation: Map<string, Navigation>;
  /** Error messages by area. */
  messages: Map<string, ListedMessage[]>;
  redirects: Redirect[];
}

export interface ReadSiteOptions {
  settings: Settings;
  /** Where the settings were written, for problems. */
  settingsFile: string;
  root: string;
  /** Whether warnings stop the build. */
  strict: boolean;
  /** Receives warnings, which don't stop the build. */
  warn: (warnings: Problem[]) => void;
  /** Whether drafts are shown: pages that say so, and entries with a future date. @default false */
  drafts?: boolean;
  /**
   * How far pages are read: `full` checks them, `text` reports no problems and leaves out what cannot be read, `frontMatter` reads no
   * text either, which is enough to list pages. @default 'full'
   */
  depth?: ReadingDepth;
  /** Keeps parsed pages, for a process that reads the content more than once. @default nothing is kept */
  memo?: Memo;
  /** Stops reading when newer content is waiting. @default it is read to its end */
  signal?: AbortSignal;
  /** Pages other than documents. @default none */
  others?: OtherPages;
}

/** Pages other than documents, the changelog and the reference: addresses, and those with links and images to check. */
export interface OtherPages extends Pick<Targets, 'anchors' | 'drafts'> {
  referrers: Referrer[];
  /** Groups below the documents of a sidebar, by its id. */
  groups?: Map<string, SidebarGroup[]>;
  /** Checks a document against them. */
  check?: (document: Document) => Problem[];
  problems: Problem[];
}

/**
 * Reads and checks every page under the content root.
 *
 * @throws {SiteError} With every problem at once.
 */
export async function readSite(options: ReadSiteOptions): Promise<Site> {
  const { settings, root, depth = 'full', others = noOthers } = options;
  const read = await readDocuments(options);
  const lists = readLists(root, settings.content.root);
  const placed = placeDocuments(lists.sidebars, settings, read.documents, read.leftOut);
  for (const [id, groups] of others.groups ?? []) placed.sidebars.get(id)?.push(...groups);
  const messages = messagesByArea(placed.places);
  const targets = targetsOf(read, options);
  // A published page can't become a draft.
  const upcoming = options.drafts ? targets.drafts : others.drafts;
  const published = checkAddresses(lists, { ...targets, drafts: upcoming });
  if (depth === 'full') {
    const problems = [...others.problems, ...read.problems, ...(await checkAlone(read, options))];
    const moved = new Map([...published.missed, ...published.redirects].map(({ from, to }) => [from, to]));
    problems.push(
      ...placed.problems,
      ...published.problems,
      ...checkTogether(read, { lists, messages }, { ...targets, moved }, options),
    );
    const errors = problems.filter(({ isWarning }) => options.strict || !isWarning);
    if (errors.length > 0) throw new SiteError(errors);
    if (problems.length + read.notes.length > 0) options.warn([...problems, ...read.notes]);
  }
  const navigation = navigate(placed, settings, lastCommits(root, settings.content.root));
  const { documents } = read;
  return { documents, sidebars: placed.sidebars, navigation, messages, redirects: published.redirects };
}

const noOthers: OtherPages = { anchors: new Map(), referrers: [], problems: [] };

/** The pages as they are written. */
interface ReadDocuments {
  documents: Document[];
  /** Ids of the pages that cannot be read. They are reported once, not again by the sidebar and by links to them. */
  unread: string[];
  /** Ids of the pages that are drafts, and of those that are left out: hidden drafts and unread pages. */
  drafts: ReadonlySet<string>;
  leftOut: ReadonlySet<string>;
  /** A note on each draft that is left out. */
  notes: Problem[];
  problems: Problem[];
}

async function readDocuments({
  settings,
  settingsFile,
  root,
  drafts: showsDrafts = false,
  depth = 'full',
  memo = noMemo,
  signal,
}: ReadSiteOptions): Promise<ReadDocuments> {
  const content = { root, folder: settings.content.root, depth };
  const contentRoot = join(root, content.folder);
  if (!existsSync(contentRoot)) {
    const message = `the folder ${JSON.stringify(settings.content.root)} does not exist.`;
    const fix = 'Name the folder with the Markdown files, from the root of the project.';
    throw new SiteError([{ file: settingsFile, path: 'content.root', message, fix }]);
  }
  const documents: Document[] = [];
  const unread: string[] = [];
  const drafts = new Set<string>();
  const notes: Problem[] = [];
  const problems: Problem[] = [];
  const paths = pagePaths(contentRoot, settings.content.exclude);
  for (const path of paths) {
    const file = `${settings.content.root}/${path}`;
    const id = path.replace(/\.mdx?$/, '');
    const source = readFileSync(join(root, file), 'utf8');
    const appliesTo = productVersionOf(id, settings);
    const parsed = memo(file, [source, appliesTo, depth], (onRead) =>
      parseDocument(source, id, file, { ...content, onRead }, appliesTo),
    );
    // A development server answers between two pages.
    await setImmediate();
    signal?.throwIfAborted();
    if (parsed.isDraft) drafts.add(id);
    if (parsed.isDraft && !showsDrafts) {
      const fix = 'Remove "draft: true" to publish it. "npm run dev" shows it.';
      notes.push({ file, message: 'the page is a draft, so it is left out.', fix });
      continue;
    }
    problems.push(...checkName(id, file, unfit), ...parsed.problems);
    if (parsed.document) documents.push(parsed.document);
    else unread.push(id);
  }
  const leftOut = new Set([...(showsDrafts ? [] : drafts), ...unread]);
  return { documents, unread, drafts, leftOut, notes, problems };
}

/** Neither the home page nor pages of an older version apply to the current version. */
function productVersionOf(id: string, { versions, content }: Settings): string | undefined {
  const route = routeOf(id);
  const isCurrent = route !== '/' && versionOf(route, versions) === versions[0];
  return isCurrent ? content.appliesTo : undefined;
}

/** Everything that a link or image can lead to. */
function targetsOf(
  { documents, unread, drafts }: ReadDocuments,
  { settings, root, others = noOthers }: ReadSiteOptions,
): Targets {
  const anchorsOf = ({ route, anchors }: Document) => [route, new Set(anchors.map(({ id }) => id))] as const;
  const feeds = settings.changelog ? Object.values(feedRoutes) : [];
  const written = [...feeds, ...ownFiles.map((name) => `/${name}`)];
  return {
    anchors: new Map([
      ...others.anchors,
      ...unread.map((id) => [routeOf(id), undefined] as const),
      ...documents.map(anchorsOf),
    ]),
    files: new Set([...publicFiles(join(root, settings.content.root, 'public')), ...written]),
    drafts: new Set([...(others.drafts ?? []), ...[...drafts].map(routeOf)]),
    home: absoluteAddress('/', settings),
  };
}

/** Finds what is wrong with a page or a file, whatever the others are. */
async function checkAlone(
  { documents }: ReadDocuments,
  { settings, root, memo = noMemo, others = noOthers }: ReadSiteOptions,
): Promise<Problem[]> {
  const problems = documents.flatMap((document) => others.check?.(document) ?? []);
  // Some file systems take small and capital letters for the same.
  const fileAt = new Map([
    ...documents.toReversed().map(({ route, file }) => [route.toLowerCase(), file] as const),
    ...['/404', ...others.anchors.keys()].map((route) => [route.toLowerCase(), 'a generated page'] as const),
  ]);
  for (const { file, route } of documents) {
    const twin = fileAt.get(route.toLowerCase());
    const message = `the page has the address ${route}, which ${twin} has already.`;
    const fix = 'Remove or rename one of the two. An address is a path without extension and "index".';
    if (twin !== file) problems.push({ file, message, fix });
  }
  for (const { tree, file } of documents) {
    for (const fence of fencesIn(tree, 'dot')) {
      const name = `${file}#${fence.position?.start.line}`;
      problems.push(...(await memo(name, [fence], () => checkDiagram(fence, file))));
    }
  }
  const folder = settings.content.root;
  return [...problems, ...checkPublicFiles(publicFiles(join(root, folder, 'public')), fileAt, folder)];
}

/** Finds what is wrong between pages, lists and settings. */
function checkTogether(
  { documents, unread }: ReadDocuments,
  { lists, messages }: { lists: Lists; messages: ReadonlyMap<string, unknown> },
  targets: Targets,
  { settings, settingsFile, others = noOthers }: ReadSiteOptions,
): Problem[] {
  const referrers = [
    ...documents,
    ...others.referrers,
    ...linksOf(settings, settingsFile),
    ...redirectLinks(lists.redirects),
  ];
  return [
    ...lists.redirects.problems,
    ...checkSidebarOf(settings, lists.sidebars, settingsFile),
    ...checkVersions(settings, new Set(targets.anchors.keys()), settingsFile),
    // An area may have its messages, or its list, on a page that cannot be read.
    ...(unread.length > 0 ? [] : checkMessageLists(documents, messages.keys())),
    ...referrers.flatMap((referrer) => checkReferences(referrer, targets)),
  ];
}

/** The links in the settings, which are checked like those of the home page. */
const linksOf = ({ navbar, footer, announcement }: Settings, file: string): Referrer[] =>
  [
    ...navbar.links.map(({ href }, index) => [`navbar.links[${index}].href`, href]),
    ...footer.links.map(({ href }, index) => [`footer.links[${index}].href`, href]),
    ...(announcement?.link ? [['announcement.link.href', announcement.link.href]] : []),
  ].map(([path, url]) => ({ ...linkTo(url!), file, path }));

/** Finds a sidebar of the reference that is in no list. */
function checkSidebarOf(
  { reference }: Settings,
  { value, file }: List<Sidebars>,
  settingsFile: string,
): Problem[] {
  if (!reference || !value || Object.hasOwn(value, reference.sidebar)) return [];
  const message = `no sidebar has the id ${JSON.stringify(reference.sidebar)}.`;
  const fix = `${didYouMean(reference.sidebar, Object.keys(value))}Sidebars are in ${file}, by id.`;
  return [{ file: settingsFile, path: 'reference.sidebar', message, fix }];
}

/** The links in the list of redirects. */
const redirectLinks = ({ value = {}, file, lineAt }: List<Record<string, string>>): Referrer[] =>
  Object.entries(value).map(([from, to]) => ({ ...linkTo(to), file, line: lineAt([from]) }));

const linkTo = (url: string): Pick<Referrer, 'id' | 'route' | 'tree'> => ({
  id: 'index',
  route: '/',
  tree: { type: 'root', children: [{ type: 'link', url, children: [] }] },
});

/** Draws a diagram for its problems. */
const checkDiagram = (fence: Code, file: string): Promise<Problem[]> =>
  drawDiagram(fence, file).then(
    () => [],
    (error: unknown) => {
      if (error instanceof SiteError) return error.problems;
      throw error;
    },
  );

/** Finds a name that cannot be an address. `unfit` matches what it can't contain. */
export function checkName(name: string, file: string, unfit: RegExp): Problem[] {
  if (!unfit.test(name)) return [];
  const better = name
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/-*(^|\/|$)-*/g, '$1');
  const message = `the name of the file, ${JSON.stringify(name)}, cannot be an address.`;
  const such = better && better !== name ? `, such as ${JSON.stringify(better)}` : '';
  return [{ file, message, fix: `Name it with lower-case letters, digits and hyphens${such}.` }];
}

/** Sorted paths of the pages under the content root. Names that begin with `_` are not pages. */
export function pagePaths(contentRoot: string, exclude: string[] = []): string[] {
  return globSync('**/*.{md,mdx}', {
    cwd: contentRoot,
    ignore: ['public/**', '**/_*', '**/_*/**', ...exclude],
  }).sort();
}

/** Addresses of the files in the public folder. */
function publicFiles(folder: string): Set<string> {
  const paths = existsSync(folder) ? globSync('**/*', { cwd: folder, dot: true }) : [];
  return new Set(paths.map((path) => `/${path}`));
}

/** Finds public files that would replace a page, or that the build replaces. */
const checkPublicFiles = (files: Set<string>, fileAt: ReadonlyMap<string, string>, folder: string) =>
  [...files].flatMap((path): Problem[] => {
    const file = `${folder}/public${path}`;
    const written = builtFiles.get(path);
    const route = path.replace(/(\/index)?\.html$/, '') || '/';
    const twin = fileAt.get(route.toLowerCase());
    if (written) {
      return [{ file, message: `the build writes the file ${path.slice(1)} itself.`, fix: written }];
    }
    const message = `the file has the address ${route}, which ${twin} has already.`;
    return twin === undefined ? [] : [{ file, message, fix: 'Remove or rename one of the two.' }];
  });
