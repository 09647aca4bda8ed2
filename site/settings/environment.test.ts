import { expect, test } from 'vitest';

import { searchFromEnvironment } from './environment';

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

test('search is what is built in when the environment has nothing of it', () => {
  expect(searchFromEnvironment({ ALGOLIA_APP_ID: '' })).toBeUndefined();
});
