import { join } from 'node:path';

import type { AssembledPages } from '../render/pages/assemblePages';

/** What is compared of assembled pages. */
type Compared = Pick<AssembledPages, 'site' | 'additional' | 'generated' | 'dataOf'>;

/** Absolute paths of the files that pages are made from, in their order: a page that was added, moved or removed changes them. */
export const filesOf = (
  { site, additional }: Pick<Compared, 'site' | 'additional'>,
  root: string,
): string[] => [
  ...site.documents.map(({ file }) => join(root, file)),
  ...additional.map(({ filepath }) => filepath),
];

/** Files whose modules are others now, though nobody may have saved them: pages that show what changed elsewhere, and those that nobody wrote. */
export function changedFiles(before: Compared, after: Compared, root: string): string[] {
  const shown = filesOf(after, root).filter(
    (file) => JSON.stringify(before.dataOf(file)) !== JSON.stringify(after.dataOf(file)),
  );
  const fileOf = new Map(after.additional.map(({ routePath, filepath }) => [routePath, filepath]));
  const known = new Map(before.generated.map((page) => [page.route, JSON.stringify(page)]));
  const made = after.generated.flatMap((page) =>
    JSON.stringify(page) === known.get(page.route) ? [] : [fileOf.get(page.route)!],
  );
  return [...new Set([...shown, ...made])];
}
