import { relative } from 'node:path';

import { SiteError, type Problem } from '../problem';

/** A line in which the compiler of the settings names a place. */
const place = /^(.+):(\d+):(\d+): ERROR: (.+)$/gm;

/**
 * Makes problems of whatever keeps a site from starting: those that it names itself, the places of syntax errors in
 * settings, and the message of anything else.
 *
 * @param file What was read when it happened, from the root of the project.
 */
export function asProblems(error: unknown, file: string, root: string): Problem[] {
  if (error instanceof SiteError) return error.problems;
  const message = error instanceof Error ? error.message : String(error);
  const placed = Array.from(message.matchAll(place), ([, path = '', line, column, text = '']) => ({
    file: relative(root, path),
    line: Number(line),
    column: Number(column),
    message: `${text.replace(/\.$/, '')}.`,
    fix: 'Mend it and save: the site starts again.',
  }));
  if (placed.length > 0) return placed;
  const fix = 'The terminal shows where it happened. The site starts again as soon as a file is saved.';
  return [{ file, message, fix }];
}
