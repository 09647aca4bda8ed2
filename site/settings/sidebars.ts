import type { SettingsInput } from './schema';

/** The order in which the documentation is read. Labels come from the documents' own front matter. */
export const sidebars: SettingsInput['sidebars'] = {
  mainSideBar: [
    {
      heading: 'Overview',
      items: [
        'index',
        'quickstart',
        'platform',
        'usecases',
        'core-features',
        'core-concepts',
        {
          label: 'Neosync CLI',
          items: [
            'cli/introduction',
            'cli/installing',
            'cli/login',
            'cli/whoami',
            { label: '`accounts`', open: true, items: ['cli/accounts/list', 'cli/accounts/switch'] },
            { label: '`jobs`', open: true, items: ['cli/jobs/list', 'cli/jobs/trigger'] },
            'cli/version',
            'cli/sync',
          ],
        },
        'cloud-security-overview',
      ],
    },
    {
      heading: 'Deploy Neosync',
      items: [
        'deploy/introduction',
        'deploy/environment-variables',
        'deploy/kubernetes',
        'deploy/docker-compose',
        'deploy/authentication',
        'deploy/database',
        'deploy/license',
      ],
    },
    {
      heading: 'Guides',
      items: [
        'guides/creating-a-sync-job',
        'guides/creating-a-data-gen-job',
        'guides/custom-code-transformers',
        'guides/using-neosync-in-ci',
        'guides/analytics',
        'guides/neosync-local-dev',
        'guides/terraform',
        'guides/using-custom-llm-transformer',
        'guides/ai-synthetic-data-generation',
        'guides/initializing-schemas',
        'guides/troubleshooting',
        'guides/connect-private-postgres-via-bastion-host',
        'guides/neosync-ip-ranges',
        'guides/syncing-data-in-mongodb',
        'guides/anonymization-service-endpoints',
        'guides/viewing-job-run-logs',
        'guides/incremental-data-sync',
        'guides/new-column-addition-strategies',
      ],
    },
    {
      heading: 'Connections',
      items: [
        'connections/postgres',
        'connections/mysql',
        'connections/s3',
        'connections/mongodb',
        'connections/dynamodb',
        'connections/sqlserver',
      ],
    },
    {
      heading: 'Transformers',
      items: [
        'transformers/introduction',
        'transformers/neosync-types',
        'transformers/system',
        'transformers/javascript',
        'transformers/sql-javascript',
        'transformers/user-defined',
      ],
    },
    {
      heading: 'Table Constraints',
      items: [
        'table-constraints/foreign-keys',
        'table-constraints/virtual-foreign-keys',
        'table-constraints/circular-dependencies',
        'table-constraints/subsetting',
      ],
    },
  ],
  protoSideBar: [{ heading: 'SDKs', items: ['api/index', 'api/go', 'api/python', 'api/typescript'] }],
};
