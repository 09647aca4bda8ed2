import type { SettingsInput } from './schema';

/** Permanent redirects of published addresses. Pages of lists that became shorter need none. */
export const redirects: SettingsInput['redirects'] = [
  { from: '/changelog/connection-security', to: '/deploy/secrets-and-tls#certificates-of-connections' },
  { from: '/changelog/pii-detection-batch-job', to: '/guides/pii-detection' },
  { from: '/changelog/slack-integration', to: '/guides/account-hooks#send-to-slack' },
  { from: '/changelog/upgrade-python-sdk', to: '/api/python' },
  { from: '/changelog/webhooks', to: '/guides/account-hooks' },
  { from: '/schema-init/overview', to: '/guides/initializing-schemas' },
];
