import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Results of slow work, kept from one build to the next under the name of what they were made from: parts, which must name
 * everything that a result depends on, also the code.
 */
export interface BuildCache {
  /** What was made from these parts, in this build or an earlier one; made now when there is none. */
  of: (parts: Part[], make: () => Promise<Buffer>) => Promise<Buffer>;
  /** The same, at once. */
  bytesOf: (parts: Part[], make: () => Buffer) => Buffer;
  /** The same for a text, at once. */
  textOf: (parts: Part[], make: () => string) => string;
  /** The same text, where an earlier build made one. */
  knownText: (parts: Part[]) => string | undefined;
  /** How many results there are. */
  readonly size: number;
  /** Names of what has been asked for since the folder was opened. */
  asked: ReadonlySet<string>;
  /** Removes what has not been asked for, here or by `others`: names that caches on other threads were asked for. */
  sweep: (others?: Iterable<string>) => void;
}

type Part = string | Uint8Array;

/** Opens a folder of results. Several builds may use it at once; what cannot be read or written there is made anew. */
export function openCache(folder: string): BuildCache {
  const asked = new Set<string>();
  unlessRefused(() => mkdirSync(folder, { recursive: true }));
  const fileOf = (parts: Part[]) => {
    const name = nameOf(parts);
    asked.add(name);
    return join(folder, name);
  };
  const names = () => unlessRefused(() => readdirSync(folder)) ?? [];
  return {
    get size() {
      return names().length;
    },
    async of(parts, make) {
      const file = fileOf(parts);
      return unlessRefused(() => readFileSync(file)) ?? keep(file, await make());
    },
    bytesOf(parts, make) {
      const file = fileOf(parts);
      return unlessRefused(() => readFileSync(file)) ?? keep(file, make());
    },
    textOf(parts, make) {
      const file = fileOf(parts);
      return unlessRefused(() => readFileSync(file, 'utf8')) ?? keep(file, make());
    },
    knownText: (parts) => unlessRefused(() => readFileSync(fileOf(parts), 'utf8')),
    asked,
    sweep(others = []) {
      const needed = new Set([...asked, ...others]);
      for (const name of names()) {
        if (!needed.has(name)) unlessRefused(() => rmSync(join(folder, name), { force: true }));
      }
    },
  };
}

/** Writes a result such that others find a whole one or none. To wait for a small file would cost more than to write it. */
function keep<Result extends string | Buffer>(file: string, made: Result): Result {
  const draft = `${file}.${randomUUID()}`;
  unlessRefused(() => {
    writeFileSync(draft, made);
    renameSync(draft, file);
  });
  return made;
}

/** A result that is not kept is made again: what the file system refuses is no reason to stop. */
function unlessRefused<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

function nameOf(parts: Part[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 32);
}

/**
 * Folder that keeps results of one kind for one site, under the working directory. It is named by the way to the site:
 * the bundler names modules after their paths, and a site is the same wherever its checkout lies.
 */
export function cacheFolder(kind: string, root: string): string {
  const way = relative(process.cwd(), root).replaceAll('\\', '/');
  const site = createHash('sha256').update(way).digest('hex').slice(0, 12);
  return join(process.cwd(), 'node_modules', '.cache', kind, site);
}
