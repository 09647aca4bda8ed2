import type { Settings } from '../settings/schema';
import type { BrowserSettings } from './site';

/** What of the settings goes into the script of every page. */
export function browserSettings(settings: Settings): BrowserSettings {
  const { address, base, language, colorMode, search, issueUrl, versions, announcement } = settings;
  return {
    address,
    base,
    language,
    colorMode,
    search,
    issueUrl,
    announcement: announcement?.dismissible ? announcement.id : undefined,
    versions: versions.map(({ name, path }) => ({ name, path })),
  };
}
