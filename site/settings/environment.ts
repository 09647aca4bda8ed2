import type { SettingsInput } from './schema';

/** Environment variables of settings that differ between deployments, by the path of the setting. */
export const environmentVariables: Record<string, string> = {
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

type Providers = Pick<SettingsInput, 'search' | 'analytics' | 'visitorIntent'>;

/** Settings from the environment. Empty variables are ignored; search is Algolia's as soon as it has a variable of it. */
export function settingsFromEnvironment(environment: Record<string, string | undefined>): Providers {
  const settings: Record<string, Record<string, string>> = {};
  for (const [path, variable] of Object.entries(environmentVariables)) {
    const [group, name] = path.split('.') as [string, string];
    const value = environment[variable]?.trim();
    if (value) settings[group] = { ...settings[group], [name]: value };
  }
  const { search } = settings;
  if (search) search.provider = search.applicationId || search.key || search.index ? 'algolia' : 'embedded';
  return settings as Providers;
}
