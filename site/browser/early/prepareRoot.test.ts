import { afterEach, describe, expect, test, vi } from 'vitest';

import { smallestSettings } from '../../fixtures/smallestSettings';
import { parseSettings } from '../../settings/parseSettings';
import type { SettingsInput } from '../../settings/schema';
import { earlySettingsOf } from '../browserSettings';
import { prepareRoot } from './prepareRoot';

interface Browser {
  /** The content of the storage; undefined if reading it throws. */
  stored?: Record<string, string>;
  systemIsDark?: boolean;
  /** @default 'Linux x86_64' */
  platform?: string;
  /** The current path. @default '/' */
  pathname?: string;
}

afterEach(() => void vi.unstubAllGlobals());

/** Prepares a page whose root element has `data-theme="light"` from the server. */
function visit(
  settings: Partial<SettingsInput>,
  browser: Browser = { stored: {} },
): { root: Record<string, string>; address: string; colors: Record<string, string> } {
  const colors = {
    light: { dataset: { mode: 'light' }, media: 'all' },
    dark: { dataset: { mode: 'dark' }, media: 'not all' },
  };
  const root = { dataset: { theme: 'light' } };
  const location = { pathname: browser.pathname ?? '/' };
  const page = {
    location,
    history: {
      replaceState: (_state: null, _title: string, address: string) => void (location.pathname = address),
    },
    document: { documentElement: root, querySelectorAll: () => Object.values(colors) },
    navigator: { platform: browser.platform ?? 'Linux x86_64' },
    matchMedia: () => ({ matches: browser.systemIsDark ?? false }),
    localStorage: {
      getItem(key: string) {
        if (browser.stored === undefined) throw new Error('SecurityError');
        return browser.stored[key] ?? null;
      },
    },
  };
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  prepareRoot(earlySettingsOf(parseSettings({ ...smallestSettings, ...settings }, 'site.config.ts')));
  return {
    root: { ...root.dataset },
    address: location.pathname,
    colors: { light: colors.light.media, dark: colors.dark.media },
  };
}

/** The data attributes that the script sets on the root element. */
const run = (settings: Partial<SettingsInput>, browser?: Browser) => visit(settings, browser).root;

const announcement = { id: 'v2', text: 'Version 2 is out.' };
const dismissed = { 'announcement.id': 'v2', 'announcement.dismiss': 'true' };

test('marks that scripts are enabled', () => {
  expect(run({})).toEqual({ script: '', theme: 'light' });
  expect(run({}, { stored: undefined })).toEqual({ script: '', theme: 'light' });
});

test.each(['MacIntel', 'iPhone', 'iPad'])('marks the keyboard of %s', (platform) => {
  expect(run({}, { stored: {}, platform }).keyboard).toBe('apple');
});

test.each(['Win32', 'Linux x86_64', 'Android', ''])('does not mark the keyboard of %j', (platform) => {
  expect(run({}, { stored: {}, platform }).keyboard).toBeUndefined();
});

describe('color mode', () => {
  test.each(['light', 'dark'])('is the stored one, %s', (theme) => {
    expect(run({}, { stored: { theme } }).theme).toBe(theme);
    expect(
      run({ colorMode: { followSystem: true } }, { stored: { theme }, systemIsDark: theme === 'light' })
        .theme,
    ).toBe(theme);
  });

  test.each(['', 'system', 'DARK', '{"mode":"dark"}'])('is the default when %j is stored', (theme) => {
    expect(run({}, { stored: { theme } }).theme).toBe('light');
  });

  test('does not follow the system unless enabled in the settings', () => {
    expect(run({}, { stored: {}, systemIsDark: true }).theme).toBe('light');
  });

  test('follows the system if enabled in the settings and nothing is stored', () => {
    const colorMode = { followSystem: true };
    expect(run({ colorMode }, { stored: {}, systemIsDark: true }).theme).toBe('dark');
    expect(run({ colorMode }, { stored: {}, systemIsDark: false }).theme).toBe('light');
    expect(run({ colorMode }, { stored: undefined, systemIsDark: true }).theme).toBe('dark');
  });

  test('is the default when storage is blocked', () => {
    expect(run({}, { stored: undefined }).theme).toBe('light');
  });

  test('ignores the stored one if readers cannot switch', () => {
    expect(run({ colorMode: { switch: false } }, { stored: { theme: 'dark' } }).theme).toBe('light');
  });
});

describe('announcement', () => {
  test('is hidden if it was dismissed', () => {
    expect(run({ announcement }, { stored: dismissed }).announcement).toBe('dismissed');
  });

  test('is shown if nothing, another announcement or no dismissal is stored', () => {
    expect(run({ announcement }).announcement).toBeUndefined();
    expect(
      run({ announcement: { ...announcement, id: 'v3' } }, { stored: dismissed }).announcement,
    ).toBeUndefined();
    expect(
      run({ announcement }, { stored: { ...dismissed, 'announcement.dismiss': 'false' } }).announcement,
    ).toBeUndefined();
  });

  test('is shown when storage is blocked', () => {
    expect(run({ announcement }, { stored: undefined }).announcement).toBeUndefined();
  });

  test('is shown to everyone if it cannot be dismissed', () => {
    expect(
      run({ announcement: { ...announcement, dismissible: false } }, { stored: dismissed }).announcement,
    ).toBeUndefined();
  });
});

describe('the address', () => {
  test.each(['/', '/cli/sync', '/%C3%BCberblick', '/a%20b'])('%s does not change', (pathname) => {
    expect(visit({}, { stored: {}, pathname }).address).toBe(pathname);
  });

  test.each(['/%', '/%E0%A4%A', '/cli/%ff'])(
    '%s, which cannot be decoded, becomes the address of the not-found page',
    (pathname) => {
      expect(visit({}, { stored: {}, pathname }).address).toBe('/404');
      expect(visit({ base: '/docs/' }, { stored: {}, pathname }).address).toBe('/docs/404');
    },
  );
});

test('the browser UI has the color of the mode', () => {
  const colors = (settings: Partial<SettingsInput>, browser?: Browser) => visit(settings, browser).colors;
  const [light, dark] = [
    { light: 'all', dark: 'not all' },
    { light: 'not all', dark: 'all' },
  ];
  expect(colors({})).toEqual(light);
  expect(colors({}, { stored: { theme: 'dark' } })).toEqual(dark);
  expect(colors({ colorMode: { followSystem: true } }, { stored: {}, systemIsDark: true })).toEqual(dark);
  expect(
    colors({ colorMode: { followSystem: true } }, { stored: { theme: 'light' }, systemIsDark: true }),
  ).toEqual(light);
});
