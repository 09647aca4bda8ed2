import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Results of slow work, kept from one build to the next under the name of what they were made from. */
export interface Kept {
  /** What was made from these parts, in this build or an earlier one; made now when there is none. Parts must name everything that it depends on, also the code. */
  of: (parts: (string | Uint8Array)[], make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Removes what has not been asked for since the folder was opened. */
  sweep: () => Promise<void>;
}

/** Opens a folder of results. Several builds may use it at once; what cannot be read or written there is made anew. */
export function openKept(folder: string): Kept {
  const asked = new Set<string>();
  const ready = mkdir(folder, { recursive: true });
  ready.catch(() => undefined);
  return {
    async of(parts, make) {
      const hash = createHash('sha256');
      for (const part of parts) hash.update(`${part.length}:`).update(part);
      const name = hash.digest('hex').slice(0, 32);
      asked.add(name);
      const file = join(folder, name);
      const kept = await readFile(file).catch(() => undefined);
      if (kept) return kept;
      const made = await make();
      const draft = `${file}.${randomUUID()}`;
      // A result that is not kept is made again: no reason to stop.
      await ready
        .then(() => writeFile(draft, made))
        .then(() => rename(draft, file))
        .catch(() => rm(draft, { force: true }).catch(() => undefined));
      return made;
    },
    async sweep() {
      const names = await readdir(folder).catch(() => []);
      await Promise.all(
        names.filter((name) => !asked.has(name)).map((name) => rm(join(folder, name), { force: true })),
      );
    },
  };
}

/** Folder that keeps results of one kind for one site, under the working directory. */
export function keptFolder(kind: string, root: string): string {
  const site = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(process.cwd(), 'node_modules', '.cache', kind, site);
}
