import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

import { globSync } from 'tinyglobby';

import { firefoxDriver } from './firefoxDriver';
import type { Driver } from './visitor';
import { webKitDriver } from './webKitDriver';

/** A browser engine that scenes are played in. */
export interface Engine {
  name: string;
  /** Starts it. Undefined where this machine has none. */
  launch?: () => Promise<Driver>;
  /** The packages that install it. */
  packages: string;
}

/** The engines that the site has to work in besides Chromium, which all other tests run in. */
export function findEngines(): Engine[] {
  const firefox = findProgram('firefox-esr', 'firefox');
  const driver = findProgram('WebKitWebDriver');
  const [browser] = globSync('/usr/lib/{*/,}webkit*gtk*/MiniBrowser', { absolute: true });
  const screen = process.env.DISPLAY ? undefined : findProgram('Xvfb');
  const hasScreen = process.env.DISPLAY !== undefined || screen !== undefined;
  return [
    {
      name: 'Firefox',
      launch: firefox === undefined ? undefined : () => firefoxDriver(firefox),
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
