import { rename } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

/**
 * Names the file of every page after its address: `api/index.html` becomes `api.html`. Hosts redirect from `/api` to `/api/`
 * where the page is in a folder; the address of the site has no slash.
 */
export async function nameAfterAddresses(outDir: string): Promise<void> {
  const files = await glob('*/**/index.html', { cwd: outDir });
  await Promise.all(
    files.map((file) => rename(join(outDir, file), join(outDir, file.replace(/\/index\.html$/, '.html')))),
  );
}
