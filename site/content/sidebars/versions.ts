import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import type { Settings } from '../../settings/schema';
import { withBase } from '../links/withBase';

type Version = Settings['versions'][number];

/** The version that a page belongs to: the one with the longest matching path. */
export function versionOf<One extends { path: string }>(route: string, versions: One[]): One | undefined {
  return versions
    .filter(({ path }) => path === '/' || `${route}/`.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Links to a page in every version, or to the version's start page if it doesn't have the page. Empty if there is only one
 * version or the page belongs to none. Addresses include the base.
 */
export function versionLinks(route: string, routes: Set<string>, { versions, base }: Settings) {
  const from = versionOf(route, versions);
  if (versions.length < 2 || from === undefined) return [];
  return versions.map(({ name, label, path }) => {
    const same = swapPrefix(route, from.path, path);
    return { name, label, href: withBase(routes.has(same) ? same : path, base), current: name === from.name };
  });
}

/** The same page in the newest version, canonical for search engines; undefined if it's this page or doesn't exist. */
export function canonicalRoute(route: string, routes: Set<string>, versions: Version[]): string | undefined {
  const from = versionOf(route, versions);
  const newest = versions[0]!;
  if (from === undefined || from.name === newest.name) return undefined;
  const same = swapPrefix(route, from.path, newest.path);
  return routes.has(same) ? same : undefined;
}

/** Finds versions without a start page. */
export function checkVersions({ versions }: Settings, routes: Set<string>, file: string): Problem[] {
  if (versions.length < 2) return [];
  return versions.flatMap(({ path }, index) => {
    if (routes.has(path)) return [];
    const message = `no page has the address ${JSON.stringify(path)}, at which the version starts.`;
    const fix = `${didYouMean(path, routes)}Add the page, or change the path.`;
    return [{ file, path: `versions[${index}].path`, message, fix }];
  });
}

function swapPrefix(route: string, from: string, to: string): string {
  const rest = from === '/' ? route : route.slice(from.length) || '/';
  return to === '/' ? rest : `${to}${rest === '/' ? '' : rest}`;
}
