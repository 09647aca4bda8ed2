import type { SettingsInput } from './schema';

/** Environment variables that stand for settings, by the path of the setting: a deployment sets them, the code does not. */
export const environmentVariables: Record<string, string> = {
  'search.applicationId': 'ALGOLIA_APP_ID',
  'search.key': 'ALGOLIA_SEARCH_KEY',
  'search.index': 'ALGOLIA_INDEX',
};

/**
 * What answers searches, as the environment has it: Algolia once one of its variables is set, else what is built in.
 * What is missing then is an error of the settings.
 */
export function searchFromEnvironment(
  environment: Record<string, string | undefined>,
): SettingsInput['search'] {
  const valueOf = (path: string) => environment[environmentVariables[path]!] || undefined;
  const applicationId = valueOf('search.applicationId');
  const key = valueOf('search.key');
  const index = valueOf('search.index');
  if (!applicationId && !key && !index) return undefined;
  return { provider: 'algolia', applicationId, key, index } as SettingsInput['search'];
}
