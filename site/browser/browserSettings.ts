import type { Settings } from '../settings/schema';

export type BrowserSettings = ReturnType<typeof browserSettingsOf>;

/** The settings that the main script needs. They are part of it, so keep them few. */
export function browserSettingsOf({ base, colorMode, versions }: Settings) {
  return { base, colorMode, versions: versions.length > 1 ? versionsOf(versions) : [] };
}

export type SearchSettings = ReturnType<typeof searchSettingsOf>;

/** The settings that the search needs. */
export function searchSettingsOf({ address, language, search, issueUrl, versions }: Settings) {
  return { address, language, search, issueUrl, versions: versionsOf(versions) };
}

const versionsOf = (versions: Settings['versions']) => versions.map(({ name, path }) => ({ name, path }));

export type EarlySettings = ReturnType<typeof earlySettingsOf>;

/** The settings that the early script needs: the id of the announcement if it can be dismissed. */
export function earlySettingsOf({ base, colorMode, announcement }: Settings) {
  return { base, colorMode, announcement: announcement?.dismissible ? announcement.id : undefined };
}
