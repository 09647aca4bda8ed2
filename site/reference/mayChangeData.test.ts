import { expect, test } from 'vitest';

import { mayChangeData } from './mayChangeData';

const named = (name: string, further?: string[]) => mayChangeData({ name, idempotency: 'unknown' }, further);

test.each([
  'GetJobs',
  'IsJobNameAvailable',
  'HasPermission',
  'ValidateSchema',
  'CheckSqlQuery',
  'List',
  'Get2',
])('%s changes nothing', (name) => expect(named(name)).toBe(false));

test.each([
  'CreateJob',
  'DeleteJob',
  'SetRunContexts',
  'Getaway',
  'Issue',
  'Login',
  'getJobs',
  '',
  'GETJobs',
])('%s may change something', (name) => expect(named(name)).toBe(true));

test('an option takes precedence over the name', () => {
  expect(mayChangeData({ name: 'Compute', idempotency: 'no-side-effects' })).toBe(false);
  expect(mayChangeData({ name: 'SetJob', idempotency: 'idempotent' })).toBe(true);
});

test('a site can add verbs', () => {
  expect(named('AnonymizeMany')).toBe(true);
  expect(named('AnonymizeMany', ['Anonymize'])).toBe(false);
});
