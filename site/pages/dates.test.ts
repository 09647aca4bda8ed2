import { afterEach, expect, test, vi } from 'vitest';

import { dayAndMonth, longDate, monthAndYear, shortDate } from './dates';

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

test('every abbreviated month has three letters', () => {
  const days = Array.from({ length: 12 }, (_, month) => `2024-${String(month + 1).padStart(2, '0')}-26`);
  for (const day of days) {
    expect(dayAndMonth(day)).toMatch(/^26 [A-Z][a-z]{2}$/);
    expect(shortDate(day)).toMatch(/^26 [A-Z][a-z]{2} 2024$/);
  }
  expect(monthAndYear('2024-09-26')).toBe('September 2024');
});

test.each(['Pacific/Kiritimati', 'Pacific/Niue'])('dates are on the same day in %s', async (zone) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { longDate: there } = await import('./dates');
  expect(new Date('2025-07-14T12:00:00Z').getHours()).not.toBe(12);
  expect(there('2025-07-14T00:00:00Z')).toBe('14 July 2025');
  expect(there('2025-07-14T23:59:59Z')).toBe('14 July 2025');
});
