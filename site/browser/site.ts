import type { Settings } from '../settings/schema';

/** What of the settings the script of every page needs. It is part of that script, so it stays small. */
export interface BrowserSettings extends Pick<
  Settings,
  'address' | 'base' | 'language' | 'colorMode' | 'search' | 'issueUrl'
> {
  versions: Pick<Settings['versions'][number], 'name' | 'path'>[];
}

/** Put in by the build. */
declare const settingsOfSite: BrowserSettings;

/** The settings of the site, in the browser. */
export const site: BrowserSettings = settingsOfSite;

/** An address of the site, without its base. */
export const withoutBase = (path: string): string =>
  `${path}/`.startsWith(site.base) ? `/${path.slice(site.base.length)}` : path;

/** Whether a page comes from a development server, which draws it in the browser. */
export const isDevelopment = process.env.NODE_ENV === 'development';
