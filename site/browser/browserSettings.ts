import type { Settings } from '../settings/schema';
import type { RootSettings } from './early/prepareRoot';
import type { BrowserSettings } from './site';

/** What of the settings goes into the script of every page. */
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

/** What of the settings stands in the head of every page. */
export function rootSettings({ base, colorMode, announcement }: Settings): RootSettings {
  return { base, colorMode, announcement: announcement?.dismissible ? announcement.id : undefined };
}
