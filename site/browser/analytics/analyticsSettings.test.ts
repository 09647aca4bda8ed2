import { describe, expect, test } from 'vitest';

import { smallestSettings } from '../../fixtures/smallestSettings';
import { parseSettings } from '../../settings/parseSettings';
import type { SettingsInput } from '../../settings/schema';
import { analyticsSettings, analyticsOrigins } from './analyticsSettings';

const read = (input: Partial<SettingsInput>) =>
  parseSettings({ ...smallestSettings, ...input }, 'settings.ts');

const script = 'https://tag.example.com/v1/{key}/script.js';

describe('without a key', () => {
  test.each<[string, Partial<SettingsInput>]>([
    ['nothing', {}],
    ['a host', { analytics: { host: 'https://eu.i.posthog.com' } }],
    ['a script', { visitorIntent: { script, origins: ['https://api.example.com'] } }],
  ])('%s in the settings enables nothing', (_name, input) => {
    const settings = read(input);
    expect(analyticsSettings(settings)).toBeUndefined();
    expect(analyticsOrigins(settings)).toEqual({ script: [], connect: [] });
  });
});

describe('with a key', () => {
  test('events are sent to their host', () => {
    const settings = read({ analytics: { key: 'key-1', host: 'https://example.com/events' } });
    expect(analyticsSettings(settings)).toEqual({
      events: { key: 'key-1', host: 'https://example.com/events' },
    });
    expect(analyticsOrigins(settings)).toEqual({ script: [], connect: ['https://example.com'] });
  });

  test('the script is the one for the key, and none of its other settings reach the browser', () => {
    const settings = read({ visitorIntent: { key: 'a/b', script, origins: ['https://api.example.com'] } });
    expect(analyticsSettings(settings)).toEqual({
      visitorIntent: { address: 'https://tag.example.com/v1/a%2Fb/script.js', key: 'a/b' },
    });
    expect(analyticsOrigins(settings)).toEqual({
      script: ['https://tag.example.com'],
      connect: ['https://tag.example.com', 'https://api.example.com'],
    });
  });

  test('an origin that serves both is listed once', () => {
    const host = 'https://tag.example.com';
    const settings = read({
      analytics: { key: 'k', host },
      visitorIntent: { key: 'k', script, origins: [host] },
    });
    expect(analyticsOrigins(settings)).toEqual({ script: [host], connect: [host] });
  });
});
