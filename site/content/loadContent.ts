import { noMemo } from '../memo';
import { didYouMean } from '../nearest';
import type { Redirect } from '../host/redirectsFile';
import { SiteError, type Problem } from '../problem';
import type { ProtoFile, Reference } from '../reference/model';
import { parseComment } from '../reference/parseComment';
import { referenceRoute } from '../reference/referenceRoute';
import type { RequestSchema } from '../reference/request/requestSchema';
import { schemaOf, typesOf } from '../reference/request/schemaOf';
import { symbolsOf } from '../reference/symbols';
import type { Settings } from '../settings/schema';
import { checkLinks, type Referrer } from './links/checkLinks';
import { routeOf } from './links/resolveLink';
import { checkRequestFences } from './fences/checkRequestFences';
import { checkDrawnFences } from './fences/drawnFences';
import { checkMessageLists } from './documents/errorMessages';
import { checkVersions } from './sidebars/versions';
import { readContent, type Content, type ContentOptions } from './readContent';
import { generatedRoutes, reservedFiles, targetsOf, type ContentTargets } from './targetsOf';

/** Checked content. */
export interface CheckedContent extends Content {
  redirects: Redirect[];
  /** Warnings, which don't stop the build. */
  warnings: Problem[];
}

/** Reads and checks all content. @throws {SiteError} With every problem at once, including warnings. */
export async function loadContent(options: ContentOptions): Promise<CheckedContent> {
  const content = await readContent(options);
  const targets = targetsOf(content, options);
  const problems = options.depth === 'frontMatter' ? [] : await checkContent(content, targets, options);
  if (problems.some(({ isWarning }) => options.strict || !isWarning)) throw new SiteError(problems);
  return { ...content, redirects: targets.redirects, warnings: [...problems, ...content.notices] };
}

async function checkContent(
  content: Content,
  targets: ContentTargets,
  options: ContentOptions,
): Promise<Problem[]> {
  const { documents, redirectsFile, sidebars, errorMessages } = content;
  const { settings, settingsFile } = options;
  const routes = new Set([...documents.map(({ route }) => route), ...content.unreadableRoutes]);
  return [
    ...content.problems,
    ...checkRequests(content, options),
    ...checkClashes(content, settings),
    ...(await checkDrawings(content, options)),
    ...sidebars.problems,
    ...redirectsFile.problems,
    ...targets.redirectProblems,
    ...checkSidebarName(content, options),
    ...checkVersions(settings, routes, settingsFile),
    // The messages of an area, or its list, can be on a page that can't be read.
    ...(content.isComplete ? checkMessageLists(documents, errorMessages.keys()) : []),
    ...referrersOf(content, options).flatMap((referrer) => checkLinks(referrer, targets)),
  ];
}

/** Checks requests in documents. Without the definitions, every request would be reported. */
function checkRequests({ documents, reference }: Content, { settings, memo = noMemo }: ContentOptions) {
  if (settings.reference && !reference) return [];
  const schemas = memo('request schemas', [reference], () => requestSchemas(reference));
  return documents.flatMap(({ tree, file }) =>
    memo(`requests of ${file}`, [tree, schemas], () => checkRequestFences(tree, file, schemas)),
  );
}

function requestSchemas(reference: Reference | undefined): ReadonlyMap<string, () => RequestSchema> {
  const types = typesOf(reference ?? { files: [] });
  const schemas = new Map<string, () => RequestSchema>();
  for (const { path, services } of reference?.files ?? []) {
    for (const { anchor, request } of services.flatMap(({ methods }) => methods)) {
      schemas.set(`${referenceRoute(path)}#${anchor}`, () => schemaOf(request.name, types));
    }
  }
  return schemas;
}

/** Finds pages, entries, and public files that share an address, and public files that the build replaces. */
function checkClashes(content: Content, settings: Settings): Problem[] {
  const reserved = reservedFiles(settings);
  const { documents, changelog, publicFiles } = content;
  const generated = ['/404', ...generatedRoutes(content)];
  // Some file systems ignore case.
  const owners = new Map(generated.map((route) => [route.toLowerCase(), 'a generated page']));
  const claim = (what: 'page' | 'entry' | 'file', file: string, route: string): Problem[] => {
    const owner = owners.get(route.toLowerCase());
    if (owner === undefined) owners.set(route.toLowerCase(), file);
    const message = `the ${what} has the address ${route}, which ${owner} already has.`;
    const form =
      what === 'entry' ? 'ends with the name of its file' : 'is a path without extension and "index"';
    const fix = `Remove or rename one of the two. An address ${form}.`;
    return owner === undefined ? [] : [{ file, message, fix }];
  };
  const pages = documents.flatMap(({ file, route }) => claim('page', file, route));
  const entries = (changelog?.entries ?? []).flatMap(({ file, id }) => claim('entry', file, routeOf(id)));
  const files = [...publicFiles].flatMap((path) => {
    const file = `${settings.content.root}/public${path}`;
    const fix = reserved[path.slice(1)];
    if (!fix) return claim('file', file, path.replace(/(\/index)?\.html$/, '') || '/');
    return [{ file, message: `the build writes the file ${path.slice(1)} itself.`, fix }];
  });
  return [...pages, ...entries, ...files];
}

async function checkDrawings({ documents, changelog }: Content, { memo = noMemo }: ContentOptions) {
  const checks = [...documents, ...(changelog?.entries ?? [])].map(({ tree, file }) =>
    memo(`drawings of ${file}`, [tree], () => checkDrawnFences(tree, file)),
  );
  return (await Promise.all(checks)).flat();
}

function checkSidebarName({ sidebarsFile }: Content, { settings, settingsFile }: ContentOptions): Problem[] {
  const { reference } = settings;
  const { value, file } = sidebarsFile;
  if (!reference || !value || Object.hasOwn(value, reference.sidebar)) return [];
  const message = `no sidebar has the name ${JSON.stringify(reference.sidebar)}.`;
  const fix = `${didYouMean(reference.sidebar, Object.keys(value))}Sidebars are in ${file}, by name.`;
  return [{ file: settingsFile, path: 'reference.sidebar', message, fix }];
}

const referrersOf = (
  { documents, changelog, reference, redirectsFile }: Content,
  { settings, settingsFile, memo = noMemo }: ContentOptions,
): Referrer[] => [
  ...documents,
  ...(changelog?.entries ?? []),
  ...(reference?.files ?? []).flatMap((file) =>
    memo(`comments of ${file.path}`, [file], () => commentsOf(file, settings.reference!.root)),
  ),
  ...Object.entries(linksOf(settings)).map(([path, url]) => ({ ...homeLink(url), file: settingsFile, path })),
  ...Object.entries(redirectsFile.value ?? {}).map(([from, to]) => ({
    ...homeLink(to),
    file: redirectsFile.file,
    line: redirectsFile.lineAt([from]),
  })),
];

/** The links in the settings, by their paths there. */
const linksOf = ({ navbar, footer, announcement }: Settings): Record<string, string> => ({
  ...Object.fromEntries(navbar.links.map(({ href }, index) => [`navbar.links[${index}].href`, href])),
  ...Object.fromEntries(footer.links.map(({ href }, index) => [`footer.links[${index}].href`, href])),
  ...(announcement?.link && { 'announcement.link.href': announcement.link.href }),
});

/** A link that is checked like a link on the home page. */
const homeLink = (url: string): Pick<Referrer, 'id' | 'route' | 'tree'> => ({
  id: 'index',
  route: '/',
  tree: { type: 'root', children: [{ type: 'link', url, children: [] }] },
});

function commentsOf(file: ProtoFile, folder: string): Referrer[] {
  const route = referenceRoute(file.path);
  return [{ ...file, line: 1 }, ...symbolsOf(file).map(({ symbol }) => symbol)].map(({ line, comment }) => ({
    id: route,
    route,
    file: `${folder}/${file.path}`,
    line,
    tree: parseComment(comment),
  }));
}
