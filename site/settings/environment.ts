import type { SettingsInput } from './schema';

/** Environment variables that stand for settings, by the path of the setting: a deployment sets them, the code does not. */
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

/** Variables by name, as `process.env` has them. */
export type Environment = Record<string, string | undefined>;

/** Settings that variables stand in for one by one. Those of the search belong together. */
const single = ['analytics.key', 'analytics.host', 'visitorIntent.key', 'visitorIntent.script'];

/**
 * Puts variables of analytics and of visitor intent over settings. A variable wins over what is written, an empty
 * one takes it away, and one that is not there leaves it.
 *
 * @param input The settings as written. What is no object comes back as it is.
 */
export function withEnvironment(input: unknown, environment: Environment): unknown {
  if (!isObject(input)) return input;
  const result = { ...input };
  for (const path of single) {
    const [group, name] = path.split('.') as [string, string];
    const value = valueOf(path, environment);
    const before = result[group] ?? {};
    if (value === undefined || !isObject(before)) continue;
    const { [name]: _replaced, ...others } = before;
    if (value !== '') result[group] = { ...others, [name]: value };
    else if (name in before) result[group] = others;
  }
  return result;
}

/**
 * The variable that stands in for a setting, or undefined when the setting counts as it is written.
 *
 * @param path Place in the settings, such as `analytics.host`.
 */
export function variableAt(path: string | undefined, environment: Environment): string | undefined {
  if (path === undefined || !single.includes(path)) return undefined;
  return valueOf(path, environment) ? environmentVariables[path] : undefined;
}

const valueOf = (path: string, environment: Environment) => environment[environmentVariables[path]!]?.trim();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What answers searches, as the environment has it: Algolia once one of its variables is set, else what is built in.
 * What is missing then is an error of the settings.
 */
export function searchFromEnvironment(environment: Environment): SettingsInput['search'] {
  const applicationId = valueOf('search.applicationId', environment) || undefined;
  const key = valueOf('search.key', environment) || undefined;
  const index = valueOf('search.index', environment) || undefined;
  const host = valueOf('search.host', environment) || undefined;
  const dialog = valueOf('search.dialog', environment) || undefined;
  const isHosted = applicationId || key || index;
  if (!isHosted && !dialog) return undefined;
  const search = isHosted
    ? { provider: 'algolia', applicationId, key, index, host }
    : { provider: 'embedded' };
  return { ...search, dialog } as SettingsInput['search'];
}
