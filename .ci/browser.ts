import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

import { getChromePath } from 'chrome-launcher';
import { chromium } from 'playwright';
import { extract } from 'tar-fs';

/** A Chromium to run tests in, as Playwright's `launchOptions` take it. */
export interface TestBrowser {
  executablePath: string;
  args: string[];
  /** The whole environment of the browser's process. */
  env: Record<string, string>;
  /** Whether it is the browser of the lock file, the only one whose pictures compare with the committed ones. */
  pinned: boolean;
}

/** Drawn the same on every machine. `--no-sandbox`: containers and CI run as root. */
const args = [
  '--no-sandbox',
  '--headless=shell',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const packageFolder = join(createRequire(import.meta.url).resolve('@sparticuz/chromium'), '..', '..', '..');
const cacheFolder = join(import.meta.dirname, '..', 'node_modules', '.cache');

/**
 * The browser for tests. On Linux x64 it is the Chromium of the lock file, unpacked on first use; elsewhere the one
 * that Playwright or the machine has.
 *
 * Several processes may ask at the same time. Throws when there is no browser.
 */
export async function findBrowser(): Promise<TestBrowser> {
  const environment = Object.fromEntries(Object.entries(process.env).filter(isSet));
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { executablePath: findInstalled(), args, env: environment, pinned: false };
  }
  const folder = await unpackChromium();
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...environment,
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
    pinned: true,
  };
}

function findInstalled(): string {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  try {
    const installed = getChromePath();
    if (installed) return installed;
  } catch {
    // It throws where it looked in vain; the message below says more.
  }
  throw new Error(
    'There is no Chrome or Chromium to run the tests in.\n' +
      'Install one, name it in the environment variable CHROME_PATH, or run "npx playwright install chromium".',
  );
}

/** Unpacks the package beside others of its version and gives the folder its name last: a folder that has it is whole. */
async function unpackChromium(): Promise<string> {
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
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

const decompress = (file: string, target: NodeJS.WritableStream) =>
  pipeline(createReadStream(join(packageFolder, 'bin', file)), createBrotliDecompress(), target);

/** Only the font of the package: what the machine has installed would change the pictures. */
const fontsConfiguration = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

const isSet = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;
