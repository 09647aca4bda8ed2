import { afterEach, expect, test, vi } from 'vitest';

import { longDate } from './dates';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['2025-07-14', '14 July 2025'],
  ['2025-07-14T23:59:59Z', '14 July 2025'],
  ['2025-07-14T00:30:00+02:00', '13 July 2025'],
  ['2024-02-29T12:00:00-08:00', '29 February 2024'],
])('%s is %s', (iso, words) => {
  expect(longDate(iso)).toBe(words);
});

test.each(['Pacific/Kiritimati', 'Pacific/Niue'])('it is the same day in %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { longDate: there } = await import('./dates');
  expect(new Date('2025-07-14T12:00:00Z').getHours()).not.toBe(12);
  expect(there('2025-07-14T00:00:00Z')).toBe('14 July 2025');
  expect(there('2025-07-14T23:59:59Z')).toBe('14 July 2025');
});
