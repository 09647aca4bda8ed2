import { globSync } from 'tinyglobby';

import type { Problem } from '../../problem';

/** Sorted paths of the pages under the content root. Files whose names start with `_` aren't pages. */
export function readPagePaths(contentRoot: string, exclude: string[] = []): string[] {
  return globSync('**/*.{md,mdx}', {
    cwd: contentRoot,
    ignore: ['public/**', '**/_*', '**/_*/**', ...exclude],
  }).sort();
}

const notInPages = /[^\p{L}\p{M}\p{N} ._~/-]|(^|\/)(index\/| )|[ .](\/|$)|\.(html|json|md|txt|xml)$/u;

/** Reports a name that can't be an address. @param unfit Matches invalid names. @default the rule for pages */
export function checkFileName(name: string, file: string, unfit = notInPages): Problem[] {
  if (!unfit.test(name)) return [];
  const better = name
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/-*(^|\/|$)-*/g, '$1');
  const message = `the name of the file, ${JSON.stringify(name)}, cannot be an address.`;
  const suggestion = better && better !== name ? `, such as ${JSON.stringify(better)}` : '';
  return [{ file, message, fix: `Name it with lowercase letters, digits and hyphens${suggestion}.` }];
}
