import type { SettingsInput } from './schema';

/** Permanent redirects: published addresses that moved, and folders without a page. Pages of lists that became shorter need none. */
export const redirects: SettingsInput['redirects'] = [
  { from: '/changelog/authors/evis', to: '/changelog/authors/neosync' },
  { from: '/schema-init/overview', to: '/guides/initializing-schemas' },

  { from: '/api/mgmt', to: '/api' },
  { from: '/api/mgmt/v1alpha1', to: '/api' },
  { from: '/changelog/kinds', to: '/changelog' },
  { from: '/changelog/page', to: '/changelog' },
  { from: '/changelog/tags', to: '/changelog' },
  { from: '/cli', to: '/cli/introduction' },
  { from: '/cli/accounts', to: '/cli/accounts/list' },
  { from: '/cli/jobs', to: '/cli/jobs/list' },
  { from: '/connections', to: '/connections/postgres' },
  { from: '/deploy', to: '/deploy/introduction' },
  { from: '/guides', to: '/guides/creating-a-sync-job' },
  { from: '/schema-init', to: '/guides/initializing-schemas' },
  { from: '/table-constraints', to: '/table-constraints/subsetting' },
  { from: '/transformers', to: '/transformers/introduction' },
];
