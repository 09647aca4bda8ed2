import type { SettingsInput } from './schema';

/** Addresses that moved for good. One that was published never disappears: it leads here to where its page went. */
export const redirects: SettingsInput['redirects'] = [
  { from: '/api/mgmt/v1alpha1/account_hook.proto', to: '/guides/account-hooks#in-the-api' },
  { from: '/changelog/authors/evis/page/2', to: '/changelog/authors/evis' },
  { from: '/changelog/authors/evis/page/3', to: '/changelog/authors/evis' },
  { from: '/changelog/connection-security', to: '/deploy/secrets-and-tls#certificates-of-connections' },
  { from: '/changelog/kinds/fixed/page/2', to: '/changelog/kinds/fixed' },
  { from: '/changelog/kinds/fixed/page/3', to: '/changelog/kinds/fixed' },
  { from: '/changelog/kinds/improved/page/2', to: '/changelog/kinds/improved' },
  { from: '/changelog/kinds/improved/page/3', to: '/changelog/kinds/improved' },
  { from: '/changelog/kinds/new/page/2', to: '/changelog/kinds/new' },
  { from: '/changelog/kinds/new/page/3', to: '/changelog/kinds/new' },
  { from: '/changelog/page/4', to: '/changelog/archive' },
  { from: '/changelog/pii-detection-batch-job', to: '/guides/pii-detection' },
  { from: '/changelog/slack-integration', to: '/guides/account-hooks#send-to-slack' },
  { from: '/changelog/tags/connections/page/2', to: '/changelog/tags/connections' },
  { from: '/changelog/tags/jobs/page/2', to: '/changelog/tags/jobs' },
  { from: '/changelog/tags/schema/page/2', to: '/changelog/tags/schema' },
  { from: '/changelog/tags/transformers/page/2', to: '/changelog/tags/transformers' },
  { from: '/changelog/upgrade-python-sdk', to: '/api/python' },
  { from: '/changelog/webhooks', to: '/guides/account-hooks' },
  { from: '/schema-init/overview', to: '/guides/initializing-schemas' },
];
