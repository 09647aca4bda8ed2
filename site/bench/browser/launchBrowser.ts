import { chromium, type Browser } from 'playwright';

import { findBrowser, installedBrowser } from '#ci/browser';

/**
 * Starts the full Chromium of the machine: it paints and schedules as that of a visitor does, and the headless shell of the
 * tests has less to do. Where there is none, it is that shell; the name says which.
 */
export async function launchBrowser(): Promise<{ browser: Browser; name: string }> {
  const full = installedBrowser();
  const options = full ? { executablePath: full, args: ['--no-sandbox'] } : await findBrowser();
  const { executablePath, args, env } = { env: undefined, ...options };
  const browser = await chromium.launch({ executablePath, args, env });
  return { browser, name: `${full ? 'Chromium' : 'headless shell of Chromium'} ${browser.version()}` };
}
