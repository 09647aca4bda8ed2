import { functionFiles, hostFiles } from '../host/hostFiles';
import type { Redirect } from '../host/redirectsFile';
import type { Problem } from '../problem';
import { referenceRoute } from '../reference/referenceRoute';
import { symbolsOf } from '../reference/symbols';
import type { Settings } from '../settings/schema';
import { feedRoutes } from './changelog/addresses';
import type { LinkTargets } from './links/checkLinks';
import { fullUrl } from './links/withBase';
import { checkRedirects } from './redirects/checkRedirects';
import type { Content, ContentOptions } from './readContent';

/** Address of the search page, without base. */
export const searchRoute = '/search';

/** Addresses without base of the files that the build writes next to the pages. */
export const generatedFiles = {
  addresses: '/addresses.json',
  assistants: '/assistants.json',
  licenses: '/licenses.txt',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
};

/** Address without base of the text of the API reference, which only sites with one have. */
export const referenceTextFile = '/api/llms-full.txt';

/** Names that files in `public/` can't have, because the build writes them, with the fix. */
export const reservedFiles = ({ assistants }: Settings): Record<string, string | undefined> => ({
  'licenses.txt': `Rename it: the build writes ${generatedFiles.licenses}.`,
  ...hostFiles,
  ...(assistants && functionFiles),
});

/** Possible targets of links and images, and the redirects of published addresses. */
export interface ContentTargets extends LinkTargets {
  redirects: Redirect[];
  redirectProblems: Problem[];
}

/** Collects possible targets of links in content, and checks the redirects, which are targets too. */
export function targetsOf(
  content: Content,
  { settings, includeDrafts }: Pick<ContentOptions, 'settings' | 'includeDrafts'>,
): ContentTargets {
  const anchors = new Map([...generatedAnchors(content), ...content.documents.map(anchorsOf)]);
  const feeds = settings.changelog ? Object.values(feedRoutes) : [];
  const reference = settings.reference ? [referenceTextFile] : [];
  const files = new Set([...content.publicFiles, ...feeds, ...reference, ...Object.values(generatedFiles)]);
  const { documents, changelog } = content.draftRoutes;
  const drafts = new Set([...changelog, ...documents]);
  // An entry with a later date comes back, so its address needs no redirect. A page that became a draft needs one.
  const upcoming = includeDrafts ? drafts : changelog;
  const { redirects, missing, problems } = checkRedirects(content, { anchors, files, drafts: upcoming });
  return {
    anchors,
    files,
    drafts,
    home: fullUrl('/', settings),
    moved: new Map([...missing, ...redirects].map(({ from, to }) => [from, to])),
    redirects,
    redirectProblems: problems,
  };
}

type Anchors = [route: string, anchors: Set<string> | undefined];

const anchorsOf = ({ route, anchors }: { route: string; anchors: { id: string }[] }): Anchors => [
  route,
  new Set(anchors.map(({ id }) => id)),
];

/** Addresses of generated pages, which have no file in `content/`. */
export const generatedRoutes = ({ reference, changelogViews }: Content): string[] => [
  searchRoute,
  ...(reference?.files ?? []).map(({ path }) => referenceRoute(path)),
  ...changelogViews.filter(({ type }) => type !== 'entry').map(({ route }) => route),
];

const generatedAnchors = (content: Content): Anchors[] => [
  ...[...generatedRoutes(content), ...content.unreadableRoutes].map((route): Anchors => [route, undefined]),
  ...(content.reference?.files ?? []).map((file): Anchors => [
    referenceRoute(file.path),
    new Set(symbolsOf(file).map(({ symbol }) => symbol.anchor)),
  ]),
  ...(content.changelog?.entries ?? []).map(anchorsOf),
];
