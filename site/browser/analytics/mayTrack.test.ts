import { expect, test } from 'vitest';

import { mayTrack } from './startAnalytics';

test.each([
  [{}],
  [{ doNotTrack: null, globalPrivacyControl: false }],
  [{ doNotTrack: '0' }],
  [{ doNotTrack: 'unspecified' }],
])('counts a visitor whose browser sends %o', (signals) => {
  expect(mayTrack(signals)).toBe(true);
});

test.each([
  [{ doNotTrack: '1' }],
  [{ doNotTrack: 'yes' }],
  [{ globalPrivacyControl: true }],
  [{ doNotTrack: '0', globalPrivacyControl: true }],
  [{ doNotTrack: '1', globalPrivacyControl: false }],
])('does not count a visitor whose browser sends %o', (signals) => {
  expect(mayTrack(signals)).toBe(false);
});
