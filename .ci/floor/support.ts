import { createRequire } from 'node:module';

import type { CompatData, CompatStatement, SimpleSupportStatement } from '@mdn/browser-compat-data';

/** All features of browsers, with the versions that brought them. As data: a test runner would make 20 MB of it into a module, which takes as long as many tests. */
export const bcd = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The oldest browsers that the site is made for, as ARCHITECTURE.md names them. */
export const floor = { chrome: '111', firefox: '121', safari: '16.4' } as const;

type BrowserName = keyof typeof floor;

/** A part of the compatibility data, by name. */
export type Branch = { __compat?: CompatStatement } & { [name: string]: unknown };

/** The branch at a path of names. Undefined where the data has none. */
export function branchAt(...path: string[]): Branch | undefined {
  let branch: unknown = bcd;
  for (const name of path) {
    if (typeof branch !== 'object' || branch === null || !Object.hasOwn(branch, name)) return undefined;
    branch = (branch as Record<string, unknown>)[name];
  }
  return branch as Branch;
}

/**
 * Browsers of the floor that lack what a branch is about: "Safari 17". Empty where all have it, or where nothing is known.
 *
 * @param prefix How the name begins that is asked about. @default none
 */
export function newerThanFloor(branch: Branch | undefined, prefix?: string): string[] {
  const support = branch?.__compat?.support;
  if (!support) return [];
  return (Object.keys(floor) as BrowserName[]).flatMap((browser) => {
    const statements = [support[browser] ?? []].flat();
    if (statements.length === 0 || statements.some((one) => isMet(one, browser, prefix))) return [];
    const added = statements.find((one) => !one.flags && one.prefix === prefix)?.version_added;
    return [`${names[browser]} ${typeof added === 'string' ? added : 'none'}`];
  });
}

const names: Record<BrowserName, string> = { chrome: 'Chrome', firefox: 'Firefox', safari: 'Safari' };

function isMet(statement: SimpleSupportStatement, browser: BrowserName, prefix?: string): boolean {
  const { version_added: added, version_removed: removed, flags } = statement;
  if (flags || statement.prefix !== prefix || statement.alternative_name !== undefined) return false;
  if (typeof added !== 'string' || added === 'preview') return false;
  return (
    isAtMost(added.replace('≤', ''), floor[browser]) &&
    !(typeof removed === 'string' && isAtMost(removed, floor[browser]))
  );
}

function isAtMost(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [mostMajor = 0, mostMinor = 0] = limit.split('.').map(Number);
  return major < mostMajor || (major === mostMajor && minor <= mostMinor);
}
