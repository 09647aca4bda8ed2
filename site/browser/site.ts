import type { BrowserSettings } from './browserSettings';

/** Set by `rspress/themePlugin.ts`. */
declare const SITE_SETTINGS: BrowserSettings;

export const site: BrowserSettings = SITE_SETTINGS;

/** A path without the base of the site. */
export const withoutBase = (path: string): string =>
  `${path}/`.startsWith(site.base) ? `/${path.slice(site.base.length)}` : path;

/** Whether a development server renders the page in the browser. */
export const isDevelopment = process.env.NODE_ENV === 'development';
