import { afterEach, expect, test, vi } from 'vitest';

import { startAnalytics } from './startAnalytics';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** How often a browser is asked whether its visitor may be counted, which comes before all else. It says no. */
function timesAsked(environment: string): number {
  let times = 0;
  vi.stubEnv('NODE_ENV', environment);
  vi.stubGlobal('navigator', {
    get doNotTrack() {
      times++;
      return '1';
    },
  });
  startAnalytics({ events: { key: 'key-1', host: 'https://events.example.com' } });
  return times;
}

test('a site that is being worked on counts nobody', () => {
  expect(timesAsked('development')).toBe(0);
});

test('a site that is built asks first', () => {
  expect(timesAsked('production')).toBe(1);
});
