import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { WebHandler } from '../host/serve/webListener';
import { createHandler } from './createHandler';
import type { ReadFile } from './openDocs';
import { assistantsFileRoute } from './routes';

/** Reads the files of a built site in a folder. */
export const readFolder =
  (folder: string): ReadFile =>
  (address) =>
    readFile(join(folder, address), 'utf8').catch(() => undefined);

/** Answers assistants on this computer over a built site in a folder, which can be built again meanwhile. */
export function handlerOf(folder: string): WebHandler {
  let build: number | undefined;
  let handle: WebHandler;
  return async (request) => {
    const { mtimeMs } = await stat(join(folder, assistantsFileRoute)).catch(() => ({ mtimeMs: 0 }));
    if (build !== mtimeMs) handle = createHandler(readFolder(folder), { local: true });
    build = mtimeMs;
    return handle(request);
  };
}
