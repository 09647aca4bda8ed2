import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

import type { SidebarGroup } from '#ui';

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
import { placeDocuments } from './sidebar';
import { checkVersions, versionOf } from './versions';
import { absoluteAddress } from './withBase';

/** Files that only the build writes, with what to do instead of writing one. */
const builtFiles = new Map([
  ['/_nginx.conf', 'Remove it, and write further directives into the server block that includes it.'],
  ['/licenses.txt', 'Rename it: the build writes /licenses.txt.'],
  [`/${headersFile}`, 'Remove it, and set further headers where the site is hosted.'],
  [`/${redirectsFile}`, 'Remove it, and add its redirects to "redirects" in the settings.'],
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
  /** Pages other than documents. @default none */
  beside?: Beside;
}

/** Pages other than documents, the changelog and the reference: addresses, and those with links and images to check. */
export interface Beside extends Pick<Targets, 'anchors' | 'drafts'> {
  referrers: Referrer[];
  /** Groups below the documents of a sidebar, by its id. */
  groups?: Map<string, SidebarGroup[]>;
  /** Checks a document against them. */
  check?: (document: Document) => Problem[];
  problems: Problem[];
}

/** Reads and checks every page under the content root. */
export async function readSite({
  settings,
  settingsFile,
  root,
  strict,
  warn,
  drafts: showsDrafts = false,
  beside = { anchors: new Map(), referrers: [], problems: [] },
}: ReadSiteOptions): Promise<Site> {
  const content = { root, folder: settings.content.root };
  const contentRoot = join(root, content.folder);
  const problems: Problem[] = [...beside.problems];
  if (!existsSync(contentRoot)) {
    const message = `the folder ${JSON.stringify(settings.content.root)} does not exist.`;
    const fix = 'Name the folder with the Markdown files, from the root of the project.';
    throw new SiteError([{ file: settingsFile, path: 'content.root', message, fix }]);
  }
  const documents: Document[] = [];
  /** Ids of the pages that are drafts, and a note on each that is left out. */
  const drafts = new Set<string>();
  const notes: Problem[] = [];
  const paths = pagePaths(contentRoot, settings.content.exclude);
  for (const path of paths) {
    const file = `${settings.content.root}/${path}`;
    const id = path.replace(/\.mdx?$/, '');
    const source = readFileSync(join(root, file), 'utf8');
    const parsed = parseDocument(source, id, file, content, productVersionOf(id));
    if (parsed.isDraft) drafts.add(id);
    if (parsed.isDraft && !showsDrafts) {
      const fix = 'Remove "draft: true" to publish it. "npm run dev" shows it.';
      notes.push({ file, message: 'the page is a draft, so it is left out.', fix });
      continue;
    }
    problems.push(...checkName(id, file, unfit), ...parsed.problems);
    if (!parsed.document) continue;
    documents.push(parsed.document);
    problems.push(...(beside.check?.(parsed.document) ?? []));
  }
  // Some file systems take small and capital letters for the same.
  const fileAt = new Map([
    ...documents.toReversed().map(({ route, file }) => [route.toLowerCase(), file] as const),
    ...['/404', ...beside.anchors.keys()].map((route) => [route.toLowerCase(), 'a generated page'] as const),
  ]);
  for (const { file, route } of documents) {
    const twin = fileAt.get(route.toLowerCase());
    const message = `the page has the address ${route}, which ${twin} has already.`;
    const fix = 'Remove or rename one of the two. An address is a path without extension and "index".';
    if (twin !== file) problems.push({ file, message, fix });
  }
  for (const { tree, file } of documents)
    for (const fence of fencesIn(tree, 'dot'))
      await drawDiagram(fence, file).catch((error: unknown) => {
        if (!(error instanceof SiteError)) throw error;
        problems.push(...error.problems);
      });
  const anchorsOf = ({ route, anchors }: Document) => [route, new Set(anchors.map(({ id }) => id))] as const;
  const targets: Targets = {
    anchors: new Map([...beside.anchors, ...documents.map(anchorsOf)]),
    files: publicFiles(join(contentRoot, 'public')),
    drafts: new Set([...(beside.drafts ?? []), ...[...drafts].map(routeOf)]),
    home: absoluteAddress('/', settings),
  };
  problems.push(...checkPublicFiles(targets.files, fileAt, settings.content.root));
  const feeds = settings.changelog ? Object.values(feedRoutes) : [];
  for (const path of [...feeds, ...ownFiles.map((name) => `/${name}`)]) targets.files.add(path);
  // An unreadable page is reported once, not again by the sidebar and by links to it.
  if (documents.length + notes.length < paths.length) throw new SiteError(problems);

  const placed = placeDocuments(settings, documents, fileOf('sidebars'), showsDrafts ? undefined : drafts);
  const { places, sidebars } = placed;
  for (const [id, groups] of beside.groups ?? []) sidebars.get(id)?.push(...groups);
  const messages = messagesByArea(places);
  const routes = new Set(documents.map(({ route }) => route));
  const ledger = settings.ledger && join(root, settings.ledger);
  const ledgerText = ledger && existsSync(ledger) ? readFileSync(ledger, 'utf8') : undefined;
  // A published page can't become a draft.
  const upcoming = showsDrafts ? targets.drafts : beside.drafts;
  const published = checkAddresses(settings, settingsFile, ledgerText, { ...targets, drafts: upcoming });
  targets.moved = new Map([...published.missed, ...settings.redirects].map(({ from, to }) => [from, to]));
  problems.push(
    ...placed.problems,
    ...checkVersions(settings, routes, settingsFile),
    ...checkMessageLists(documents, messages.keys()),
    ...published.problems,
    ...[...documents, ...beside.referrers, ...linksOf(settings, settingsFile)].flatMap((referrer) =>
      checkReferences(referrer, targets),
    ),
  );
  for (const problem of problems)
    if (problem.path && problem.file === settingsFile) problem.file = fileOf(/^\w+/.exec(problem.path)![0]);
  const errors = problems.filter(({ isWarning }) => strict || !isWarning);
  if (errors.length > 0) throw new SiteError(errors);
  if (problems.length + notes.length > 0) warn([...problems, ...notes]);

  const navigation = navigate(placed, settings, lastCommits(root, settings.content.root));
  return { documents, sidebars, navigation, messages, redirects: published.redirects };

  /** The file of a setting: one with its name next to the settings, if there is one. */
  function fileOf(setting: string): string {
    const file = join(settingsFile, '..', `${setting}.ts`);
    return existsSync(join(root, file)) ? file : settingsFile;
  }

  /** Neither the home page nor pages of an older version apply to the current version. */
  function productVersionOf(id: string): string | undefined {
    const route = routeOf(id);
    const isCurrent = route !== '/' && versionOf(route, settings.versions) === settings.versions[0];
    return isCurrent ? settings.content.appliesTo : undefined;
  }
}

/** The links in the settings, which are checked like those of the home page. */
const linksOf = ({ navbar, footer, announcement, redirects }: Settings, file: string): Referrer[] =>
  [
    ...navbar.links.map(({ href }, index) => [`navbar.links[${index}].href`, href]),
    ...footer.links.map(({ href }, index) => [`footer.links[${index}].href`, href]),
    ...(announcement?.link ? [['announcement.link.href', announcement.link.href]] : []),
    ...redirects.map(({ to }, index) => [`redirects[${index}].to`, to]),
  ].map(([path, url]) => {
    const link = { type: 'link' as const, url: url!, children: [] };
    return { id: 'index', route: '/', file, path, tree: { type: 'root', children: [link] } };
  });

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
    if (written)
      return [{ file, message: `the build writes the file ${path.slice(1)} itself.`, fix: written }];
    const message = `the file has the address ${route}, which ${twin} has already.`;
    return twin === undefined ? [] : [{ file, message, fix: 'Remove or rename one of the two.' }];
  });
