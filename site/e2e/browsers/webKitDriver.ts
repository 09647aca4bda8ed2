import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';

import { listen } from '../../host/serve/listen';
import type { Driver } from './visitor';

export interface WebKitPrograms {
  /** `WebKitWebDriver`, which takes commands. */
  driver: string;
  /** The browser, which has no other use than this. */
  browser: string;
  /** `Xvfb`, a screen that nobody sees. Undefined where there is a real one. */
  screen?: string;
}

/** Drives WebKitGTK by WebDriver. */
export async function webKitDriver({ driver, browser, screen }: WebKitPrograms): Promise<Driver> {
  const programs: ChildProcess[] = [];
  const start = (program: string, args: string[], env: NodeJS.ProcessEnv = process.env) => {
    const started = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
    programs.push(started);
    return started;
  };
  const config = mkdtempSync(join(tmpdir(), 'webkit-'));
  const end = () => {
    for (const program of programs.toReversed()) program.kill();
    rmSync(config, { recursive: true, force: true });
  };
  try {
    // The buttons of its window are wider than a phone.
    mkdirSync(join(config, 'gtk-3.0'));
    writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0 }');
    const env: NodeJS.ProcessEnv = { ...process.env, XDG_CONFIG_HOME: config };
    if (screen !== undefined) {
      // It chooses a free number and says which.
      const { stdout } = start(screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24']);
      const [number] = (await once(stdout!, 'data')) as [Buffer];
      env.DISPLAY = `:${number.toString().trim()}`;
    }
    const port = await freePort();
    start(driver, [`--port=${port}`], env);
    const session = await connect(`http://127.0.0.1:${port}`, browser);
    return asDriver(session, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe as never, 0);
  await once(probe.close(), 'close');
  return port;
}

/** Begins a session as soon as the program listens. */
async function connect(server: string, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  for (let tries = 0; tries < 100; tries++) {
    const ready = await fetch(`${server}/status`).catch(() => undefined);
    if (ready?.ok) break;
    await after(100);
  }
  return new Builder().usingServer(server).withCapabilities(capabilities).build();
}

function asDriver(session: WebDriver, end: () => void): Driver {
  const named: Record<string, string> = {
    Control: Key.CONTROL,
    Shift: Key.SHIFT,
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    Tab: Key.TAB,
    ArrowDown: Key.ARROW_DOWN,
    ArrowRight: Key.ARROW_RIGHT,
  };
  return {
    goto: (address) => session.get(address),
    run: (read, ...args) => session.executeScript(`return (${read}).apply(null, arguments)`, ...args),
    click: async (selector) => {
      const origin = await session.findElement(By.css(selector));
      await session.actions().move({ origin }).click().perform();
    },
    press: async (keys) => {
      const held = keys.split('+').map((key) => named[key] ?? key);
      const key = held.pop()!;
      let actions = session.actions();
      for (const name of held) actions = actions.keyDown(name);
      actions = actions.sendKeys(key);
      for (const name of held.toReversed()) actions = actions.keyUp(name);
      await actions.perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    // Delayed, so that the script can answer before its document is gone.
    back: () => session.executeScript('setTimeout(() => history.back(), 50)'),
    reload: () => session.navigate().refresh(),
    resize: async (width, height) => {
      const window = session.manage().window();
      // The window has a frame; its page shall have the size.
      await window.setRect({ width, height });
      const inner = await session.executeScript<[number, number]>('return [innerWidth, innerHeight]');
      await window.setRect({ width: 2 * width - inner[0], height: 2 * height - inner[1] });
    },
    close: async () => {
      await session.quit().catch(() => undefined);
      end();
    },
  };
}
