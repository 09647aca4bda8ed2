import { hostFiles, type HostFile } from '../host/hostFiles';
import { referenceRoute } from '../reference/referenceRoute';
import { symbolsOf } from '../reference/symbols';
import type { Settings } from '../settings/schema';
import { feedRoutes } from './changelog/addresses';
import { absoluteAddress } from './links/withBase';
import { checkRedirects } from './redirects/checkRedirects';
import type { Content, ContentOptions } from './readContent';

/** Address of the search page, without base. */
export const searchRoute = '/search';

/** Files that the build writes next to the pages. */
export const generatedFiles = [
  '/addresses.json',
  '/assistants.json',
  '/licenses.txt',
  '/llms-full.txt',
  '/llms.txt',
  '/robots.txt',
  '/sitemap.xml',
];

/** Files in `public/` that the build overwrites, and the alternative to each. */
export const replacedFiles = ({ assistants }: Settings): Record<string, string | undefined> => ({
  '/licenses.txt': 'Rename it: the build writes /licenses.txt.',
  ...Object.fromEntries(
    Object.entries<HostFile>(hostFiles)
      .filter(([, { forAssistants }]) => assistants || !forAssistants)
      .map(([name, { fix }]) => [`/${name}`, fix]),
  ),
});

/** Possible targets of links and images, and the redirects of published addresses. */
export type ContentTargets = ReturnType<typeof targetsOf>;

/** Collects possible targets of links in content. */
export function targetsOf(
  content: Content,
  { settings, drafts: showsDrafts }: Pick<ContentOptions, 'settings' | 'drafts'>,
) {
  const anchors = new Map([...generatedAnchors(content), ...content.documents.map(anchorsOf)]);
  const feeds = settings.changelog ? Object.values(feedRoutes) : [];
  const reference = settings.reference ? ['/api/llms-full.txt'] : [];
  const files = new Set([...content.publicFiles, ...feeds, ...reference, ...generatedFiles]);
  const { documents, changelog } = content.draftRoutes;
  const drafts = new Set([...changelog, ...documents]);
  // A published page can't become a draft.
  const upcoming = showsDrafts ? drafts : changelog;
  const redirectCheck = checkRedirects(content, { anchors, files, drafts: upcoming });
  return {
    anchors,
    files,
    drafts,
    home: absoluteAddress('/', settings),
    moved: new Map([...redirectCheck.missing, ...redirectCheck.redirects].map(({ from, to }) => [from, to])),
    redirectCheck,
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
  ...[...generatedRoutes(content), ...content.unreadable].map((route): Anchors => [route, undefined]),
  ...(content.reference?.files ?? []).map((file): Anchors => [
    referenceRoute(file.path),
    new Set(symbolsOf(file).map(({ symbol }) => symbol.anchor)),
  ]),
  ...(content.changelog?.entries ?? []).map(anchorsOf),
];
