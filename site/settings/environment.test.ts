import { describe, expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { SiteError } from '../problem';
import { settingsFromEnvironment } from './environment';
import { parseSettings } from './parseSettings';

const read = (environment: Record<string, string>, written: object = {}) =>
  parseSettings(
    { ...smallestSettings, ...settingsFromEnvironment(environment), ...written },
    'site.config.ts',
  );

/** The error of a build with these variables and settings. */
function errorOf(environment: Record<string, string>, written: object = {}): string {
  try {
    read(environment, written);
  } catch (error) {
    if (error instanceof SiteError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('an environment variable', () => {
  test('sets a setting', () => {
    expect(read({ ANALYTICS_KEY: 'key-1' }).analytics).toEqual({
      key: 'key-1',
      host: 'https://us.i.posthog.com',
    });
    expect(
      read({ VISITOR_INTENT_KEY: 'key-2', VISITOR_INTENT_SCRIPT: 'https://tag.example.com/{key}.js' })
        .visitorIntent,
    ).toEqual({ key: 'key-2', script: 'https://tag.example.com/{key}.js', origins: [] });
  });

  test.each(['', '  '])('that is empty ("%s") is ignored', (empty) => {
    expect(read({ ANALYTICS_KEY: empty, VISITOR_INTENT_KEY: empty, ALGOLIA_APP_ID: empty })).toEqual(
      read({}),
    );
  });

  test('of a hosted search, if it is the only one, requires the others', () => {
    expect(errorOf({ ALGOLIA_HOST: 'https://search.example.com' })).toContain('ALGOLIA_APP_ID');
  });

  test('can set the base', () => {
    expect(settingsFromEnvironment({ SITE_BASE: '/docs/' })).toEqual({ base: '/docs/' });
  });

  test('is trimmed', () => {
    expect(read({ ANALYTICS_KEY: ' key-1\n' }).analytics?.key).toBe('key-1');
  });
});

describe('settings of providers', () => {
  test('explain what they expect', () => {
    expect(
      errorOf(
        {},
        {
          analytics: { key: '', host: 'https://us.posthog.com' },
          visitorIntent: { script: 'tag.js', origins: ['https://api.example.com/v1'], token: 'x' },
        },
      ),
    ).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        analytics.key: expected a key without white space, received "".
        Change the value, here or in the environment variable ANALYTICS_KEY.
        analytics.host: expected the host that takes events, "https://us.i.posthog.com" or "https://eu.i.posthog.com", received "https://us.posthog.com".
        Change the value, here or in the environment variable ANALYTICS_HOST.
        visitorIntent.script: expected an address that begins with "https://", received "tag.js".
        Change the value, here or in the environment variable VISITOR_INTENT_SCRIPT.
        visitorIntent.origins[0]: expected an origin without a path or a closing slash, such as "https://docs.example.com", received "https://api.example.com/v1".
        Change the value.
        visitorIntent.token: this name is not known.
        Known here: script, key, origins."
    `);
  });

  test('require a host without a trailing slash, and a script with a key', () => {
    expect(errorOf({ ANALYTICS_HOST: 'https://eu.i.posthog.com/', VISITOR_INTENT_KEY: 'key' }))
      .toMatchInlineSnapshot(`
        "site.config.ts: the settings are not valid
          analytics.host: expected an address without a closing slash, such as "https://eu.i.posthog.com", received "https://eu.i.posthog.com/".
          Change the value, here or in the environment variable ANALYTICS_HOST.
          visitorIntent.script: this is missing.
          Add it: an address that begins with "https://", here or in the environment variable VISITOR_INTENT_SCRIPT."
      `);
  });

  test.each(['https://eu.i.posthog.com', 'https://example.com/events', 'http://localhost:8000'])(
    'accept the host %s',
    (host) => {
      expect(read({ ANALYTICS_HOST: host, ANALYTICS_KEY: 'key' }).analytics?.host).toBe(host);
    },
  );
});

const hosted = { ALGOLIA_APP_ID: 'LATENCY', ALGOLIA_SEARCH_KEY: 'abc', ALGOLIA_INDEX: 'docs' };

test('search is hosted if the environment has the application, key and index', () => {
  const search = { provider: 'algolia', applicationId: 'LATENCY', key: 'abc', index: 'docs' };
  expect(read(hosted).search).toEqual(search);
  expect(read({ ...hosted, SEARCH_DIALOG: 'docsearch' }).search).toEqual({ ...search, dialog: 'docsearch' });
});

test('settings with only some of the variables for hosted search are not valid', () => {
  expect(errorOf({ ALGOLIA_APP_ID: 'LATENCY', ALGOLIA_INDEX: '' })).toContain(
    'in the environment variable ALGOLIA_SEARCH_KEY',
  );
});

test('the DocSearch dialog requires hosted search', () => {
  expect(errorOf({ SEARCH_DIALOG: 'docsearch' })).toContain(
    'search.dialog: expected "own", because DocSearch needs "algolia", received "docsearch"',
  );
});

test('search is embedded without variables', () => {
  expect(read({}).search).toEqual({ provider: 'embedded' });
});
