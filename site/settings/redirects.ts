import type { SettingsInput } from './schema';

/** Addresses that moved for good. One that was published never disappears: it leads here to where its page went. */
export const redirects: SettingsInput['redirects'] = [
  { from: '/changelog/authors/evis/page/2', to: '/changelog/authors/evis' },
  { from: '/changelog/authors/evis/page/3', to: '/changelog/authors/evis' },
  { from: '/changelog/kinds/fixed/page/2', to: '/changelog/kinds/fixed' },
  { from: '/changelog/kinds/fixed/page/3', to: '/changelog/kinds/fixed' },
  { from: '/changelog/kinds/improved/page/2', to: '/changelog/kinds/improved' },
  { from: '/changelog/kinds/improved/page/3', to: '/changelog/kinds/improved' },
  { from: '/changelog/kinds/new/page/2', to: '/changelog/kinds/new' },
  { from: '/changelog/kinds/new/page/3', to: '/changelog/kinds/new' },
  { from: '/changelog/tags/connections/page/2', to: '/changelog/tags/connections' },
  { from: '/changelog/tags/jobs/page/2', to: '/changelog/tags/jobs' },
  { from: '/changelog/tags/schema/page/2', to: '/changelog/tags/schema' },
  { from: '/changelog/tags/transformers/page/2', to: '/changelog/tags/transformers' },
  { from: '/schema-init/overview', to: '/guides/initializing-schemas' },
];
