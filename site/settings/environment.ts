import type { SettingsInput } from './schema';

/** Environment variables for settings, by the path of the setting: they differ from one deployment to the next. */
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

export type Environment = Record<string, string | undefined>;

/** Settings that can be overridden one by one. Those of the search belong together. */
const single = ['analytics.key', 'analytics.host', 'visitorIntent.key', 'visitorIntent.script'];

/**
 * Overrides settings of analytics and visitor intent with environment variables. An empty variable removes the setting.
 *
 * @param input The settings as written. Anything but an object is returned as it is.
 */
export function withEnvironment(input: unknown, environment: Environment): unknown {
  if (!isObject(input)) return input;
  const result = { ...input };
  for (const path of single) {
    const [group, name] = path.split('.') as [string, string];
    const value = valueOf(path, environment);
    const before = result[group] ?? {};
    if (value === undefined || !isObject(before)) continue;
    const { [name]: _overridden, ...others } = before;
    if (value !== '') result[group] = { ...others, [name]: value };
    else if (name in before) result[group] = others;
  }
  return result;
}

/** The variable that overrides a setting, or undefined when the setting applies as written. */
export function variableAt(path: string | undefined, environment: Environment): string | undefined {
  if (path === undefined || !single.includes(path)) return undefined;
  return valueOf(path, environment) ? environmentVariables[path] : undefined;
}

/** The search settings from the environment: Algolia once one of its variables is set, else undefined (built in). */
export function searchFromEnvironment(environment: Environment): SettingsInput['search'] {
  const names = ['applicationId', 'key', 'index', 'host', 'dialog'];
  const given: Record<string, string | undefined> = Object.fromEntries(
    names.map((name) => [name, valueOf(`search.${name}`, environment) || undefined]),
  );
  const { applicationId, key, index, dialog } = given;
  if (applicationId || key || index) return { provider: 'algolia', ...given } as SettingsInput['search'];
  return dialog ? ({ provider: 'embedded', dialog } as SettingsInput['search']) : undefined;
}

const valueOf = (path: string, environment: Environment) => environment[environmentVariables[path]!]?.trim();

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
