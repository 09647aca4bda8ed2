import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import type { Settings } from '../../settings/schema';
import { withBase } from './withBase';

/** A version of the documentation, as seen from a page. */
export interface VersionLink {
  name: string;
  label: string;
  /** The same page in this version, or the version's start where there is none. Carries the base. */
  href: string;
  /** Whether the page belongs to this version. */
  current: boolean;
}

/** The version that a page belongs to: of those whose path its address lies under, the longest. */
export function versionOf<Version extends Pick<Settings['versions'][number], 'path'>>(
  route: string,
  versions: Version[],
): Version | undefined {
  return versions.filter(({ path }) => isUnder(route, path)).sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Where a page is found in every version. Empty when there is only one, or when the page belongs to none.
 *
 * @param route Address of the page without base.
 * @param routes Addresses of all pages without base.
 */
export function versionLinks(route: string, routes: Set<string>, settings: Settings): VersionLink[] {
  const { versions, base } = settings;
  const own = versionOf(route, versions);
  if (versions.length < 2 || own === undefined) return [];
  return versions.map(({ name, label, path }) => {
    const same = movedTo(route, own.path, path);
    return { name, label, href: withBase(routes.has(same) ? same : path, base), current: name === own.name };
  });
}

/**
 * The same page in the newest version, which search engines shall name in place of an older one; undefined where it is
 * the page itself, or there is none.
 *
 * @param route Address of the page without base.
 * @param routes Addresses of all pages without base.
 */
export function newestOf(
  route: string,
  routes: Set<string>,
  versions: Settings['versions'],
): string | undefined {
  const own = versionOf(route, versions);
  const newest = versions[0]!;
  if (own === undefined || own.name === newest.name) return undefined;
  const same = movedTo(route, own.path, newest.path);
  return routes.has(same) ? same : undefined;
}

/**
 * Finds versions that readers could not tell apart, and those without a page at their start.
 *
 * @param routes Addresses of all pages without base.
 * @param file Where the settings were written.
 */
export function checkVersions({ versions }: Settings, routes: Set<string>, file: string): Problem[] {
  return versions.flatMap(({ name, path }, index) => {
    const problems: Problem[] = [];
    const at = (setting: string) => `versions[${index}].${setting}`;
    const before = versions.slice(0, index);
    const report = (setting: string, message: string, fix: string) =>
      problems.push({ file, path: at(setting), message, fix });
    if (before.some((other) => other.name === name)) {
      report(
        'name',
        `the name ${JSON.stringify(name)} stands here a second time.`,
        'Give each version a name of its own.',
      );
    }
    if (before.some((other) => other.path === path)) {
      report(
        'path',
        `the path ${JSON.stringify(path)} stands here a second time.`,
        'Give each version a path of its own.',
      );
    } else if (versions.length > 1 && !routes.has(path)) {
      report(
        'path',
        `no page has the address ${JSON.stringify(path)}, at which the version starts.`,
        `${didYouMean(path, routes)}Add the page, or change the path.`,
      );
    }
    return problems;
  });
}

/** Address of a page below one path, moved below another one. */
function movedTo(route: string, from: string, to: string): string {
  const rest = from === '/' ? route : route.slice(from.length) || '/';
  return to === '/' ? rest : `${to}${rest === '/' ? '' : rest}`;
}

const isUnder = (route: string, path: string) =>
  path === '/' || route === path || route.startsWith(`${path}/`);
