import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { type Problem, SiteError } from '../problem';

/** What a bundler reports about a module. */
export interface ModuleFault {
  message: string;
  /** Path of the module from the working directory, or absolute. */
  moduleName?: string;
  file?: string;
  /** Such as `12:5-20`. */
  loc?: string;
}

/** Makes problems of what the bundler reports, for people who have to find the place. */
export function compileProblems(faults: ModuleFault[], root: string): Problem[] {
  // A mistake in one module of styles is one of all of them, which run at once.
  const seen = new Set<string>();
  const told = faults.filter(({ message }) => !seen.has(message) && seen.add(message));
  return told.map(({ message, moduleName, file = moduleName ?? 'the site', loc }) => {
    const path = file.replace(/^.*!/, '').replace(/\?.*$/, '');
    const [line, column] =
      /^(\d+):(\d+)/
        .exec(loc ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    return {
      file: isAbsolute(path) ? relative(root, path) : path.replace(/^\.\//, ''),
      line,
      column,
      message: plain(message),
      fix: 'Mend it and save: the page follows.',
    };
  });
}

/** A report without colors, and without the lines that name the inside of the bundler. */
function plain(message: string): string {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => !/^\s+at |^\s*(?:×|✖)?\s*Module build failed|^\s*$/.test(line))
    .join('\n')
    .trim();
}

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
