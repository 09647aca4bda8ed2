import type { SettingsInput } from './schema';

/**
 * Addresses that moved for good. One that was published never disappears: it leads here to where its page went. The number
 * of a page that a list no longer has leads to the list without a line here.
 */
export const redirects: SettingsInput['redirects'] = [
  { from: '/api/mgmt/v1alpha1/account_hook.proto', to: '/guides/account-hooks#in-the-api' },
  { from: '/changelog/connection-security', to: '/deploy/secrets-and-tls#certificates-of-connections' },
  { from: '/changelog/pii-detection-batch-job', to: '/guides/pii-detection' },
  { from: '/changelog/slack-integration', to: '/guides/account-hooks#send-to-slack' },
  { from: '/changelog/upgrade-python-sdk', to: '/api/python' },
  { from: '/changelog/webhooks', to: '/guides/account-hooks' },
  { from: '/schema-init/overview', to: '/guides/initializing-schemas' },
];
