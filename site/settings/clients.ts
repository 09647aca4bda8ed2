import type { Clients } from './clientSettings';

const members = {
  AccountHookService: 'accountHooks',
  AnonymizationService: 'anonymization',
  ApiKeyService: 'apikeys',
  ConnectionDataService: 'connectiondata',
  ConnectionService: 'connections',
  JobService: 'jobs',
  MetricsService: 'metrics',
  TransformersService: 'transformers',
  UserAccountService: 'users',
};

/** The servers and SDKs of Neosync. No client has a member for `AuthService`. */
export const clients = {
  address: 'https://neosync-api.svcs.neosync.dev',
  account: '5d7f0c1e-3b62-4a0e-9c55-1f0b8f4b2a77',
  tokenVariable: 'NEOSYNC_API_KEY',
  addressVariable: 'NEOSYNC_API_URL',
  schema: 'https://github.com/nucleuscloud/neosync.git#branch=main,subdir=backend/protos',
  typescript: { package: '@neosync/sdk', create: 'getNeosyncClient', members },
  go: { module: 'github.com/nucleuscloud/neosync/backend/gen/go/protos' },
  python: {
    package: 'neosync',
    client: 'Neosync',
    members: { ...members, AccountHookService: 'account_hooks' },
  },
} satisfies Clients;
