import type { Settings } from '../settings/schema';

/** The settings that the main script needs. They are part of it, so keep them few. */
export interface BrowserSettings extends Pick<
  Settings,
  'address' | 'base' | 'language' | 'colorMode' | 'search' | 'issueUrl'
> {
  versions: Pick<Settings['versions'][number], 'name' | 'path'>[];
}

/** Set by the build. */
declare const settingsOfSite: BrowserSettings;

/** The settings of the site. */
export const site: BrowserSettings = settingsOfSite;

/** A path without the base of the site. */
export const withoutBase = (path: string): string =>
  `${path}/`.startsWith(site.base) ? `/${path.slice(site.base.length)}` : path;

/** Whether a development server renders the page in the browser. */
export const isDevelopment = process.env.NODE_ENV === 'development';
