import { expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { readSettings } from '../settings/readSettings';
import type { SettingsInput } from '../settings/schema';
import { fixedSettings } from './fixedSettings';

const of = (changes: Partial<SettingsInput>) =>
  fixedSettings(readSettings({ ...smallestSettings, ...changes }, 'settings.ts'));
const announcement = { id: 'one', text: 'News.' };

test.each<[Partial<SettingsInput>, Partial<SettingsInput>]>([
  [{}, { sidebars: { other: [{ items: ['index'] }] } }],
  [{}, { redirects: [{ from: '/old', to: '/' }] }],
  [{}, { footer: { copyright: 'Somebody' } }],
  [{}, { navbar: { links: [{ label: 'Start', href: '/' }] } }],
  [{ announcement }, { announcement: { ...announcement, text: 'Other news.' } }],
])('a server goes on with %j changed to %j', (before, after) => {
  expect(of(after)).toBe(of(before));
});

test.each<[Partial<SettingsInput>, Partial<SettingsInput>]>([
  [{}, { title: 'Another' }],
  [{}, { base: '/docs/' }],
  [{}, { content: { root: 'pages' } }],
  [{}, { colorMode: { default: 'dark' } }],
  // A script in the head of every page knows it.
  [{ announcement }, { announcement: { ...announcement, id: 'two' } }],
])('a server begins anew with %j changed to %j', (before, after) => {
  expect(of(after)).not.toBe(of(before));
});
