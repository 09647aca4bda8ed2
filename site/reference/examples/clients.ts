/** How the servers of a reference are reached, and what their SDKs are called. */
export interface Clients {
  /** Address of the server, without a slash at its end. */
  address: string;
  /** Environment variable with the access token. */
  tokenVariable: string;
  /** Environment variable with the address of the server. */
  addressVariable: string;
  /** Where `buf` finds the definitions: a folder or a Git repository. */
  schema: string;
  typescript: {
    /** Name of the package with client, messages and enums. */
    package: string;
    /** Function that makes the client. */
    create: string;
    /** Member of the client for a service, by the name of the service. Services without one have no example. */
    members: Record<string, string>;
  };
  go: {
    /** Import path of the folder under which the folders of the definitions lie. */
    module: string;
  };
  python: {
    /** Name of the package with the client; the messages are in packages under it, named as in the definitions. */
    package: string;
    /** Class of the client. */
    client: string;
    /** Member of the client for a service, by the name of the service. Services without one have no example. */
    members: Record<string, string>;
  };
}

const members = {
  AnonymizationService: 'anonymization',
  ApiKeyService: 'apikeys',
  ConnectionDataService: 'connectiondata',
  ConnectionService: 'connections',
  JobService: 'jobs',
  MetricsService: 'metrics',
  TransformersService: 'transformers',
  UserAccountService: 'users',
};

/** The SDKs of Neosync. None of their clients has a member for `AuthService`. */
export const neosyncClients: Clients = {
  address: 'https://neosync-api.svcs.neosync.dev',
  tokenVariable: 'NEOSYNC_API_KEY',
  addressVariable: 'NEOSYNC_API_URL',
  schema: 'https://github.com/nucleuscloud/neosync.git#branch=main,subdir=backend/protos',
  typescript: { package: '@neosync/sdk', create: 'getNeosyncClient', members },
  go: { module: 'github.com/nucleuscloud/neosync/backend/gen/go/protos' },
  python: { package: 'neosync', client: 'Neosync', members },
};
