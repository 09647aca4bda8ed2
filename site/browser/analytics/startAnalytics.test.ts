import { afterEach, expect, test, vi } from 'vitest';

import { pathWithin, startAnalytics } from './startAnalytics';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** How often the visitor's opt-out is read, which happens before anything else. This visitor opts out. */
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

test('a site in development does not count visitors', () => {
  expect(timesAsked('development')).toBe(0);
});

test('a built site asks first', () => {
  expect(timesAsked('production')).toBe(1);
});

test('the referrer is known if it is on this site', () => {
  expect(pathWithin('https://docs.example.com', 'https://docs.example.com/cli/?a=b#c')).toBe('/cli');
});

test.each([
  '',
  'https://example.com/search?q=words',
  'http://docs.example.com/cli',
  'about:blank',
  'no address',
])('the referrer is not known for "%s"', (referrer) => {
  expect(pathWithin('https://docs.example.com', referrer)).toBeUndefined();
});
