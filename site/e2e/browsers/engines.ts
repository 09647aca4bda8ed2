import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { globSync } from 'tinyglobby';

import { findBrowser } from '#ci/browser';

import { puppeteerDriver } from './puppeteerDriver';
import type { Driver } from './visitor';
import { webKitDriver } from './webKitDriver';

/** A browser engine that scenes are played in. */
export interface Engine {
  name: string;
  /** Starts it. Undefined where this machine has none. */
  launch?: () => Promise<Driver>;
  /** What brings it onto a machine. */
  packages: string;
}

/** The engines that the site has to work in: the Chromium of the lock file, and what this machine has of the others. */
export function findEngines(): Engine[] {
  const firefox = findProgram('firefox-esr', 'firefox');
  const driver = findProgram('WebKitWebDriver');
  const [browser] = globSync('/usr/lib/{*/,}webkit*gtk*/MiniBrowser', { absolute: true });
  const screen = process.env.DISPLAY ? undefined : findProgram('Xvfb');
  const hasScreen = process.env.DISPLAY !== undefined || screen !== undefined;
  return [
    {
      name: 'Chromium',
      launch: async () => {
        const { executablePath, args, env } = await findBrowser();
        return puppeteerDriver({ executablePath, args, env, headless: 'shell' });
      },
      packages: 'chromium',
    },
    {
      name: 'Firefox',
      launch: firefox === undefined ? undefined : () => startFirefox(firefox),
      packages: 'firefox-esr',
    },
    {
      name: 'WebKit',
      launch:
        driver !== undefined && browser !== undefined && hasScreen
          ? () => webKitDriver({ driver, browser, screen })
          : undefined,
      packages: 'webkit2gtk-driver xvfb',
    },
  ];
}

const startFirefox = (executablePath: string) =>
  puppeteerDriver({
    browser: 'firefox',
    executablePath,
    headless: true,
    // A machine without a GPU, and no question about what a page copies.
    extraPrefsFirefox: { 'gfx.webrender.software': true },
  });

function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
