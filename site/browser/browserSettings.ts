import type { Settings } from '../settings/schema';
import type { RootSettings } from './early/prepareRoot';

/** The settings that the main script needs. They are part of it, so keep them few. */
export type BrowserSettings = ReturnType<typeof browserSettings>;

/** The settings that the main script needs. */
export function browserSettings(settings: Settings) {
  const { address, base, language, colorMode, search, issueUrl } = settings;
  const versions = settings.versions.map(({ name, path }) => ({ name, path }));
  return { address, base, language, colorMode, search, issueUrl, versions };
}

/** The settings that the early script needs. */
export function rootSettings({ base, colorMode, announcement }: Settings): RootSettings {
  return { base, colorMode, announcement: announcement?.dismissible ? announcement.id : undefined };
}
