import { expect, test } from 'vitest';

import { nearestPages } from './nearestPages';

const pages = [
  { title: 'Anonymize your first database', href: '/quickstart' },
  { title: 'PostgreSQL', href: '/connections/postgres' },
  { title: 'System Transformers', href: '/transformers/system' },
  { title: 'neosync sync', href: '/cli/sync' },
  { title: 'CLI sync', href: '/changelog/cli-sync' },
  { title: 'Installing the CLI', href: '/cli/installing' },
  { title: 'Listing jobs for your account', href: '/cli/jobs/list' },
  { title: 'Connect to a private database', href: '/guides/bastion' },
  { title: 'Connection Security', href: '/connection-security' },
];

test.each([
  ['/cli/synch', ['/cli/sync', '/changelog/cli-sync', '/cli/installing']],
  ['/docs/cli/sync', ['/cli/sync', '/changelog/cli-sync', '/cli/installing']],
  ['transfromesr', ['/transformers/system']],
  ['anonimyz', ['/quickstart']],
  ['/guides/batsion', ['/guides/bastion']],
  ['function', []],
  ['/guides/nonsense', []],
  ['/foo/bar', []],
  ['/contact', []],
  ['the posgress qickstart', ['/quickstart', '/connections/postgres', '/cli/installing']],
  ['xylophone', []],
  ['🙂', []],
  ['', []],
  ['x'.repeat(5000), []],
])('%j is near %j', (asked, near) => {
  expect(nearestPages(asked, pages).map(({ href }) => href)).toEqual(near);
});
