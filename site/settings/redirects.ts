import type { SettingsInput } from './schema';

/** Permanent redirects of published addresses. Pages of lists that became shorter need none. */
export const redirects: SettingsInput['redirects'] = [
  { from: '/changelog/authors/evis', to: '/changelog/authors/neosync' },
  { from: '/schema-init/overview', to: '/guides/initializing-schemas' },
];
