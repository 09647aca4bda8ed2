import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

import { extract } from 'tar-fs';

const packageFolder = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '..', '..', '..');

/**
 * Unpacks the Chromium of the lock file into a folder for its version, unless it exists, and returns that folder:
 * `chromium`, its libraries in `lib`, and `fonts.conf`.
 *
 * Several processes can do so at once: each unpacks separately, and a folder gets its name when it is complete.
 */
export async function unpackChromium(cacheFolder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(cacheFolder, `chromium-${version}`);
  if (existsSync(folder)) return folder;

  const unfinished = `${folder}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await Promise.all([
      decompress('chromium.br', createWriteStream(join(unfinished, 'chromium'), { mode: 0o755 })),
      decompress('al2023.tar.br', extract(unfinished)),
      decompress('fonts.tar.br', extract(unfinished)),
    ]);
    await writeFile(join(unfinished, 'fonts.conf'), fontsConfiguration);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process finished first.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

const decompress = (file: string, target: NodeJS.WritableStream) =>
  pipeline(createReadStream(join(packageFolder, 'bin', file)), createBrotliDecompress(), target);

/** Only the font of the package: fonts of the machine would change the pictures. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;
