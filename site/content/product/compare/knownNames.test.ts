import { expect, test } from 'vitest';

import { knownNames } from './knownNames';

const { has, files } = knownNames({
  helm: {
    api: {
      'db.port': { default: '5432', file: 'charts/api/values.yaml' },
      podAnnotations: { default: '{}', file: 'charts/api/values.yaml' },
    },
  },
  protocol: {
    IpType: { IP_TYPE_V4_PUBLIC: { file: 'a.proto' }, IP_TYPE_V6: { file: 'a.proto' } },
    JobService: { GetJob: { file: 'a.proto' } },
  },
  environment: { api: { 'USER_DEFINED_*': { file: 'mysql.go' } } },
  commands: { 'neosync sync': { '--output': { default: 'auto', also: { short: '-o' }, file: 'sync.go' } } },
});

test.each([
  'db.port',
  'db',
  'api.db.port',
  'db.*',
  '5432',
  'podAnnotations.any.thing',
  'api.podAnnotations.thing',
  'values.yaml',
  'V4_PUBLIC',
  'IP_TYPE_',
  'JobService.GetJob',
  'neosync',
  '-o',
  'auto',
  'USER_DEFINED_DB',
])('has %s', (name) => {
  expect(has(name)).toBe(true);
});

test.each(['db.ports', 'db.port.x', 'api.db.user', 'V5', 'GetJobs', 'x.*'])('has no %s', (name) => {
  expect(has(name)).toBe(false);
});

test('knows the file of the product that has a name', () => {
  expect(files.get('-o')).toBe('sync.go');
});
