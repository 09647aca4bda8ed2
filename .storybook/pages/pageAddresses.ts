/** Pages of the site that stories show, one for each kind, by their addresses. */
export const pageAddresses = {
  home: '/',
  tutorial: '/quickstart',
  howTo: '/guides/using-neosync-in-ci',
  concept: '/core-concepts',
  reference: '/deploy/environment-variables',
  command: '/cli/sync',
  apiFile: '/api/mgmt/v1alpha1/anonymization.proto',
  changelog: '/changelog',
  entry: '/changelog/v5',
  archive: '/changelog/archive',
  search: '/search',
} as const;
