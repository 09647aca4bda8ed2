import { describe, expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { readSettings } from '../settings/readSettings';
import type { SettingsInput } from '../settings/schema';
import { clientSettings } from './settings';

/** What the browser gets of settings, as text. */
const sent = (input: Partial<SettingsInput>) =>
  JSON.stringify(clientSettings(readSettings({ ...smallestSettings, ...input }, 'settings.ts')));

const providers: Partial<SettingsInput> = {
  analytics: { host: 'https://eu.i.posthog.com' },
  visitorIntent: { script: 'https://tag.example.com/{key}.js', origins: ['https://api.example.com'] },
};

describe('the settings of providers', () => {
  test('do not reach the browser without their keys', () => {
    expect(sent(providers)).toBe(sent({}));
    expect(sent(providers)).not.toMatch(/analytics|visitorIntent/);
  });

  test('reach the browser with their keys, without what only the build needs', () => {
    const text = sent({
      analytics: { ...providers.analytics, key: 'key-1' },
      visitorIntent: { ...providers.visitorIntent, key: 'key-2' },
    });
    expect(text).toContain('key-1');
    expect(text).toContain('https://tag.example.com/key-2.js');
    expect(text).not.toContain('https://api.example.com');
  });
});
