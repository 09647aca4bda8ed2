import { describe, expect, test } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { SiteError } from '../problem';
import { searchFromEnvironment, withEnvironment, type Environment } from './environment';
import { readSettings } from './readSettings';

const read = (environment: Environment, written: object = {}) =>
  readSettings({ ...smallestSettings, ...written }, 'site.config.ts', environment);

/** What a person is told about a variable. */
function errorOf(environment: Environment, written: object = {}): string {
  try {
    read(environment, written);
  } catch (error) {
    if (error instanceof SiteError) return error.message;
    throw error;
  }
  return 'no error';
}

describe('a variable', () => {
  test('stands in for a setting that was not written', () => {
    expect(read({ ANALYTICS_KEY: 'key-1' }).analytics).toEqual({
      key: 'key-1',
      host: 'https://us.i.posthog.com',
    });
    expect(
      read({ VISITOR_INTENT_KEY: 'key-2', VISITOR_INTENT_SCRIPT: 'https://tag.example.com/{key}.js' })
        .visitorIntent,
    ).toEqual({ key: 'key-2', script: 'https://tag.example.com/{key}.js', origins: [] });
  });

  test('wins over what was written, and leaves what stands beside it', () => {
    const analytics = { key: 'written', host: 'https://eu.i.posthog.com' };
    expect(read({ ANALYTICS_KEY: 'given' }, { analytics }).analytics).toEqual({ ...analytics, key: 'given' });
  });

  test.each(['', '  '])('that is empty ("%s") takes away what was written', (empty) => {
    const analytics = { key: 'written', host: 'https://eu.i.posthog.com' };
    expect(read({ ANALYTICS_KEY: empty }, { analytics }).analytics).toEqual({ host: analytics.host });
    expect(read({ ANALYTICS_HOST: empty }, { analytics }).analytics).toEqual({
      key: 'written',
      host: 'https://us.i.posthog.com',
    });
  });

  test('that is empty brings no setting with it', () => {
    expect(read({ ANALYTICS_KEY: '', VISITOR_INTENT_KEY: '' })).toEqual(read({}));
  });

  test('may have white space around it, as a shell leaves it', () => {
    expect(read({ ANALYTICS_KEY: ' key-1\n' }).analytics?.key).toBe('key-1');
  });

  test('that is not in order is named by itself, and what was written by its file', () => {
    expect(
      errorOf(
        { ANALYTICS_KEY: 'two words', ANALYTICS_HOST: 'posthog.example.com', VISITOR_INTENT_KEY: 'key' },
        { title: '' },
      ),
    ).toMatchInlineSnapshot(`
      "environment: the settings are not valid
        ANALYTICS_KEY: expected a key without white space, received "two words".
        Change the value.
        ANALYTICS_HOST: expected an address without a closing slash, such as "https://eu.i.posthog.com", received "posthog.example.com".
        Change the value.
      site.config.ts: the settings are not valid
        title: expected at least 1 character, received "".
        Add to it.
        visitorIntent.script: this is missing beside its key.
        Add the address of the script, or leave out the key."
    `);
  });

  test('does not hide what was written in a wrong form', () => {
    expect(errorOf({ ANALYTICS_KEY: 'key-1' }, { analytics: 'on' })).toMatchInlineSnapshot(`
      "site.config.ts: the settings are not valid
        analytics: expected an object, received "on".
        Change the value."
    `);
    expect(withEnvironment(undefined, { ANALYTICS_KEY: 'key-1' })).toBeUndefined();
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
        Change the value.
        analytics.host: expected the address that events are sent to, "https://us.i.posthog.com" or "https://eu.i.posthog.com", received "https://us.posthog.com".
        Change the value.
        visitorIntent.script: expected an address, such as "https://tag.example.com/v1/{key}/script.js", received "tag.js".
        Change the value.
        visitorIntent.origins[0]: expected an origin without a path or a closing slash, such as "https://docs.example.com", received "https://api.example.com/v1".
        Change the value.
        visitorIntent.token: this name is not known.
        Known here: script, key, origins."
    `);
  });

  test('want a host without a slash at its end', () => {
    expect(errorOf({ ANALYTICS_HOST: 'https://eu.i.posthog.com/' })).toMatchInlineSnapshot(`
      "environment: the settings are not valid
        ANALYTICS_HOST: expected an address without a closing slash, such as "https://eu.i.posthog.com", received "https://eu.i.posthog.com/".
        Change the value."
    `);
  });

  test.each(['https://eu.i.posthog.com', 'https://example.com/events', 'http://localhost:8000'])(
    'take the host %s',
    (host) => {
      expect(read({ ANALYTICS_HOST: host, ANALYTICS_KEY: 'key' }).analytics?.host).toBe(host);
    },
  );
});

test('search is hosted when the environment has the application, the key and the index', () => {
  const environment = { ALGOLIA_APP_ID: 'LATENCY', ALGOLIA_SEARCH_KEY: 'abc', ALGOLIA_INDEX: 'docs' };
  const hosted = { provider: 'algolia', applicationId: 'LATENCY', key: 'abc', index: 'docs' };
  expect(searchFromEnvironment(environment)).toEqual(hosted);
});

test('search is hosted, and the settings not valid, when the environment has only some of it', () => {
  expect(searchFromEnvironment({ ALGOLIA_APP_ID: 'LATENCY', ALGOLIA_INDEX: '' })).toEqual({
    provider: 'algolia',
    applicationId: 'LATENCY',
  });
});

test('the dialog is named beside a hosted search; alone it is an error of the settings', () => {
  const hosted = { ALGOLIA_APP_ID: 'LATENCY', ALGOLIA_SEARCH_KEY: 'k', ALGOLIA_INDEX: 'docs' };
  expect(searchFromEnvironment({ ...hosted, SEARCH_DIALOG: 'docsearch' })).toMatchObject({
    provider: 'algolia',
    dialog: 'docsearch',
  });
  const search = searchFromEnvironment({ SEARCH_DIALOG: 'docsearch' });
  expect(errorOf({}, { search })).toContain('search.dialog: expected "own" beside the provider "embedded"');
});

test('search is what is built in when the environment has nothing of it', () => {
  expect(searchFromEnvironment({ ALGOLIA_APP_ID: '' })).toBeUndefined();
});
