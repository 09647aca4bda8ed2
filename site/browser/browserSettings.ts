import type { Settings } from '../settings/schema';
import type { RootSettings } from './early/prepareRoot';
import type { BrowserSettings } from './site';

/** The settings that the main script needs. */
export function browserSettings(settings: Settings): BrowserSettings {
  const { address, base, language, colorMode, search, issueUrl, versions } = settings;
  return {
    address,
    base,
    language,
    colorMode,
    search,
    issueUrl,
    versions: versions.map(({ name, path }) => ({ name, path })),
  };
}

/** The settings that the early script needs. */
export function rootSettings({ base, colorMode, announcement }: Settings): RootSettings {
  return { base, colorMode, announcement: announcement?.dismissible ? announcement.id : undefined };
}
