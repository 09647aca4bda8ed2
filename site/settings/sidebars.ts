import type { SettingsInput } from './schema';

/** The documentation, grouped by what readers are about to do. Labels come from the documents' own front matter. */
export const sidebars: SettingsInput['sidebars'] = {
  mainSideBar: [
    {
      heading: 'Start',
      items: [
        'index',
        'quickstart',
        'quickstart-cloud',
        'guides/your-own-database',
        'core-concepts',
        'core-features',
        'usecases',
        'platform',
      ],
    },
    {
      heading: 'Connect',
      items: [
        'connections/postgres',
        'connections/mysql',
        'connections/sqlserver',
        'connections/mongodb',
        'connections/dynamodb',
        'connections/s3',
        'connections/providers',
        'guides/connect-private-postgres-via-bastion-host',
        'guides/neosync-ip-ranges',
      ],
    },
    {
      heading: 'Jobs',
      items: [
        'guides/creating-a-sync-job',
        'guides/creating-a-data-gen-job',
        'guides/ai-synthetic-data-generation',
        'guides/syncing-data-in-mongodb',
        'guides/incremental-data-sync',
        'guides/initializing-schemas',
        'guides/new-column-addition-strategies',
        'guides/column-removal-strategies',
        'guides/runs',
        'guides/viewing-job-run-logs',
        'guides/job-hooks',
        'guides/pii-detection',
      ],
    },
    {
      heading: 'Transform',
      items: [
        'transformers/introduction',
        'transformers/system',
        'transformers/determinism',
        'transformers/user-defined',
        'guides/custom-code-transformers',
        'transformers/javascript',
        'guides/using-custom-llm-transformer',
        'transformers/neosync-types',
        'transformers/sql-javascript',
      ],
    },
    {
      heading: 'Subset and keys',
      items: [
        'table-constraints/subsetting',
        'table-constraints/foreign-keys',
        'table-constraints/virtual-foreign-keys',
        'table-constraints/circular-dependencies',
      ],
    },
    {
      heading: 'Automate',
      items: [
        'guides/trigger-and-wait',
        'guides/using-neosync-in-ci',
        'guides/account-hooks',
        'guides/terraform',
        'guides/anonymization-service-endpoints',
      ],
    },
    {
      heading: 'Operate',
      items: [
        'deploy/introduction',
        'deploy/docker-compose',
        'deploy/kubernetes',
        'deploy/database',
        'deploy/authentication',
        'guides/rbac',
        'guides/analytics',
        'guides/troubleshooting',
        'cloud-security-overview',
      ],
    },
    {
      heading: 'Reference',
      items: [
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
        'deploy/environment-variables',
        'deploy/license',
      ],
    },
    { heading: 'Contribute', items: ['guides/neosync-local-dev'] },
  ],
  protoSideBar: [{ heading: 'SDKs', items: ['api/index', 'api/go', 'api/python', 'api/typescript'] }],
};
