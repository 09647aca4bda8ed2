import type { SettingsInput } from './schema';

/** Environment variables for settings that differ between deployments, by the path of the setting. */
export const environmentVariables: Record<string, string> = {
  address: 'SITE_ADDRESS',
  base: 'SITE_BASE',
  'search.applicationId': 'ALGOLIA_APP_ID',
  'search.key': 'ALGOLIA_SEARCH_KEY',
  'search.index': 'ALGOLIA_INDEX',
  'search.host': 'ALGOLIA_HOST',
  'search.dialog': 'SEARCH_DIALOG',
  'analytics.key': 'ANALYTICS_KEY',
  'analytics.host': 'ANALYTICS_HOST',
  'visitorIntent.key': 'VISITOR_INTENT_KEY',
  'visitorIntent.script': 'VISITOR_INTENT_SCRIPT',
};

/** Settings from the environment. Empty variables are ignored; any `ALGOLIA_` variable selects Algolia. */
export function settingsFromEnvironment(environment: NodeJS.ProcessEnv): Partial<SettingsInput> {
  const settings: Record<string, Record<string, string> | string> = {};
  for (const [path, variable] of Object.entries(environmentVariables)) {
    const [group, name] = path.split('.') as [string, string?];
    const value = environment[variable]?.trim();
    if (value) settings[group] = name ? { ...(settings[group] as object), [name]: value } : value;
  }
  const search = settings.search as Record<string, string> | undefined;
  const isHosted = search?.applicationId || search?.key || search?.index || search?.host;
  if (search) search.provider = isHosted ? 'algolia' : 'embedded';
  return settings as Partial<SettingsInput>;
}
