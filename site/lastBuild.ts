import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';

import { globSync } from 'tinyglobby';

import { openCache } from './cache';
import { codeHash } from './codeHash';
import type { Problem } from './problem';

/** All that a built site is made of, beside the code. */
export interface Sources {
  /** Root of the project: when its files were committed is shown on pages. */
  root: string;
  /** Absolute paths of files, and of folders that all files in count. */
  files: string[];
  /** Settings and options. */
  values: unknown;
}

/** The build of a site that ended well last. */
export interface LastBuild {
  /** What was worth a word then, when nothing has changed since: neither what the site is made of, nor what was built. */
  warnings: () => Problem[] | undefined;
  /** Notes that the folder has just been built. */
  keep: (warnings: Problem[]) => void;
}

/** The code that builds, and the packages. */
const code = ['**/*.{ts,tsx,mjs,css,html}', '../ui/**/*.{ts,tsx,css,woff2}', '../package-lock.json'];

/**
 * Opens what is known of the build of a site that ended well last.
 *
 * @param outDir Folder of the built site.
 * @param cache Folder that keeps it.
 */
export function lastBuild(outDir: string, sources: Sources, cache: string): LastBuild {
  const made = nameOf(sources);
  const name = () => [made, ...statesOf([outDir])];
  return {
    warnings() {
      if (!existsSync(outDir)) return undefined;
      const kept = openCache(cache).knownText(name());
      return kept === undefined ? undefined : (JSON.parse(kept) as Problem[]);
    },
    keep(warnings) {
      const kept = openCache(cache);
      kept.textOf(name(), () => JSON.stringify(warnings));
      kept.sweep();
    },
  };
}

/** A short text that changes with everything that a site is made of. */
function nameOf({ root, files, values }: Sources): string {
  const hash = createHash('sha256');
  // Entries of the changelog appear on their day.
  const today = new Date().toISOString().slice(0, 10);
  hash.update(JSON.stringify([values, process.version, today, stateOfHistory(root), codeHash(code)]));
  for (const file of filesIn(files)) hash.update(`\0${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** The newest commit, and how far back the history goes; empty outside a checkout. */
function stateOfHistory(root: string): string {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['rev-parse', 'HEAD', '--is-shallow-repository'], {
      cwd: root,
      stdio,
    }).toString();
  } catch {
    return '';
  }
}

/** What tells a file from another one of its name without reading it, for each file of a folder. */
const statesOf = (folders: string[]): string[] =>
  filesIn(folders).map((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${file} ${size} ${mtimeMs}`;
  });

/** All files of these files and folders, in order. */
const filesIn = (paths: string[]): string[] =>
  paths
    .filter((path) => existsSync(path))
    .flatMap((path) =>
      statSync(path).isFile() ? [path] : globSync('**', { cwd: path, dot: true, absolute: true }).sort(),
    );
