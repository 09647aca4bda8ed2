import type { Settings } from '../settings/schema';

/** What of the settings the browser needs. It is part of the script that every page loads, so it stays small. */
export type ClientSettings = Pick<
  Settings,
  | 'title'
  | 'tagline'
  | 'address'
  | 'base'
  | 'publisher'
  | 'language'
  | 'navbar'
  | 'footer'
  | 'announcement'
  | 'colorMode'
  | 'versions'
  | 'search'
  | 'issueUrl'
>;

/** The settings as they go to the browser. */
export function clientSettings(settings: Settings): ClientSettings {
  const { title, tagline, address, base, publisher, language } = settings;
  const { navbar, footer, announcement, colorMode, versions, search, issueUrl } = settings;
  return {
    title,
    tagline,
    address,
    base,
    publisher,
    language,
    navbar,
    footer,
    announcement,
    colorMode,
    versions,
    search,
    issueUrl,
  };
}
