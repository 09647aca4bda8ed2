import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

/** Text that changes in every new build: hashes in the names of files, the build's name, and React's ids. */
const incidental: [pattern: RegExp, replacement: string][] = [
  [/(static\/(?:js|css|font|image|search)\/[\w/-]+(?:\.[\w-]+)*?)\.[\da-f]{8,}(?=\.)/g, '$1'],
  [/(data-build=\\?"|"build":")[\da-f]{10}/g, '$1'],
  [/sha(256|384)-[\w+/=]+/g, 'sha$1'],
  [/_R_\w+?_/g, '_R_'],
];

/** The name of a file without its hash, so that all versions count as one file. */
const withoutHash = (path: string) => path.replace(/\.[\da-f]{8,}(?=\.)/, '');

const normalized = (text: string) => incidental.reduce((rest, [from, to]) => rest.replace(from, to), text);

/** The differences between two built sites. */
export interface Difference {
  added: string[];
  removed: string[];
  /** Files whose text differs by more than hashes and ids, with the first difference. */
  changed: { path: string; before: string; after: string }[];
}

/** Compares two folders of a built site, file by file. Ignores hashes, the build's name, and React's ids. */
export function compareBuilds(before: string, after: string): Difference {
  const filesIn = (folder: string) =>
    new Map(
      globSync('**/*', { cwd: folder, dot: true }).map((path) => [withoutHash(path), join(folder, path)]),
    );
  const [oldFiles, newFiles] = [filesIn(before), filesIn(after)];
  const common = [...newFiles.keys()].filter((path) => oldFiles.has(path)).sort();
  return {
    added: [...newFiles.keys()].filter((path) => !oldFiles.has(path)).sort(),
    removed: [...oldFiles.keys()].filter((path) => !newFiles.has(path)).sort(),
    changed: common.flatMap((path) => {
      const [oldBytes, newBytes] = [oldFiles, newFiles].map((files) => readFileSync(files.get(path)!));
      if (oldBytes!.equals(newBytes!)) return [];
      const [oldText, newText] = [normalized(oldBytes!.toString()), normalized(newBytes!.toString())];
      if (oldText === newText) return [];
      let start = 0;
      while (oldText[start] === newText[start]) start++;
      const excerpt = (text: string) => text.slice(Math.max(0, start - 40), start + 60);
      return [{ path, before: excerpt(oldText), after: excerpt(newText) }];
    }),
  };
}

/** @returns The reason that a folder isn't a built site; undefined if it is one. */
export const notBuiltReason = (folder: string): string | undefined =>
  existsSync(join(folder, 'index.html'))
    ? undefined
    : `${folder} has no index.html, so it isn't a built site.`;
