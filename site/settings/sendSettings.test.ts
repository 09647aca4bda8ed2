import { expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { parseSettings } from './parseSettings';
import type { SettingsInput } from './schema';
import { sendSettings } from './schema';

type ReferenceInput = NonNullable<SettingsInput['reference']>;

const read = (send?: ReferenceInput['send'], clients?: ReferenceInput['clients']) =>
  sendSettings(
    parseSettings({ ...smallestSettings, reference: { sidebar: 'main', send, clients } }, 'settings.ts'),
  );

test('a site without a reference sends nothing', () => {
  expect(sendSettings(parseSettings(smallestSettings, 'settings.ts'))).toBeUndefined();
});

test('by default, requests can go to the local server and the server of the examples', () => {
  expect(read()?.origins).toEqual(['http://localhost:8080']);
  expect(read(undefined, { address: 'https://api.example.com/v1' })?.origins).toEqual([
    'http://localhost:8080',
    'https://api.example.com',
  ]);
});

test('the settings can list other servers, or none', () => {
  expect(read({ origins: ['https://EXAMPLE.com:443'] })).toEqual({
    origins: ['https://example.com'],
    safeVerbs: [],
  });
  expect(read({ origins: [] })).toBeUndefined();
});

test('an invalid origin is reported with its place', () => {
  expect(() =>
    read({ origins: ['https://example.com/v1', '*'], guide: 'https://example.com', safeVerbs: ['get'] }),
  ).toThrowErrorMatchingInlineSnapshot(`
    [SiteError: settings.ts: the settings are not valid
      reference.send.origins[0]: expected an origin without a path or a closing slash, such as "https://docs.example.com", received "https://example.com/v1".
      Change the value.
      reference.send.origins[1]: expected an origin without a path or a closing slash, such as "https://docs.example.com", received "*".
      Change the value.
      reference.send.guide: expected a page, such as "/api#cors", received "https://example.com".
      Change the value.
      reference.send.safeVerbs[0]: expected a verb such as "Preview", received "get".
      Change the value.]
  `);
});
