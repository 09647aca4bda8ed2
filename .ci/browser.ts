import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { getChromePath } from 'chrome-launcher';
import { chromium } from 'playwright';

import { unpackChromium } from '#ci/unpackChromium';

/** A Chromium to run tests in, in the form of Playwright's `launchOptions`. */
export interface TestBrowser {
  executablePath: string;
  args: string[];
  /** The whole environment of the browser's process. */
  env: Record<string, string>;
  /** Whether it is the browser of the lock file, the only one whose pictures can match the committed ones. */
  pinned: boolean;
}

/** Options for the same rendering on every machine. `--no-sandbox`: containers and CI run as root. */
const args = [
  '--no-sandbox',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const cacheFolder = join(import.meta.dirname, '..', 'node_modules', '.cache');

/**
 * The browser for tests. On Linux x64 it is the Chromium of the lock file, unpacked on first use; otherwise the one
 * that Playwright or the machine has.
 *
 * Safe to call from several processes at once. Throws if no browser is found.
 */
export async function findBrowser(): Promise<TestBrowser> {
  const environment = Object.fromEntries(Object.entries(process.env).filter(isSet));
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    return { executablePath: findInstalled(), args, env: environment, pinned: false };
  }
  const folder = await unpackChromium(cacheFolder);
  return {
    executablePath: join(folder, 'chromium'),
    // The package contains Chromium's headless shell; an installed Chrome doesn't have this mode.
    args: [...args, '--headless=shell'],
    env: {
      ...environment,
      LD_LIBRARY_PATH: join(folder, 'lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
    pinned: true,
  };
}

/** The full Chrome or Chromium of Playwright or the machine. */
export function installedBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  try {
    return getChromePath();
  } catch {
    // It throws if it finds none.
    return undefined;
  }
}

function findInstalled(): string {
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    'Found no Chrome or Chromium to run the tests in.\n' +
      'Install one, name it in the environment variable CHROME_PATH, or run "npx playwright install chromium".',
  );
}

const isSet = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;
