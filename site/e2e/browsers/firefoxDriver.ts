import puppeteer, { type KeyInput } from 'puppeteer-core';

import type { Driver } from './visitor';

/** Drives Firefox by WebDriver BiDi, which it speaks itself. Selenium needs geckodriver, which Debian does not have. */
export async function firefoxDriver(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // A machine without a GPU. A page from the cache of its history takes no commands.
    extraPrefsFirefox: { 'gfx.webrender.software': true, 'browser.sessionhistory.max_total_viewers': 0 },
  });
  const page = await browser.newPage();
  return {
    goto: async (address) => void (await page.goto(address)),
    run: (read, ...args) => page.evaluate(read as never, ...(args as unknown as never[])) as never,
    click: (selector) => page.click(selector),
    press: async (keys) => {
      const held = keys.split('+') as KeyInput[];
      const key = held.pop()!;
      for (const name of held) await page.keyboard.down(name);
      await page.keyboard.press(key);
      for (const name of held.toReversed()) await page.keyboard.up(name);
    },
    type: (text) => page.keyboard.type(text),
    back: async () => void (await page.evaluate(() => history.back())),
    reload: async () => void (await page.reload()),
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: Error) => {
        // Firefox ESR has the size by then, and no screen orientation to override.
        if (!error.message.includes('unknown command emulation.setScreenOrientationOverride')) throw error;
      }),
    close: () => browser.close(),
  };
}
