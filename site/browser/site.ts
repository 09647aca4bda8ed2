import type { BrowserSettings } from './browserSettings';

/** Set by `rspress/themePlugin.ts`. */
declare const BROWSER_SETTINGS: BrowserSettings;

export const site: BrowserSettings = BROWSER_SETTINGS;

/** A path without the base of the site. */
export const withoutBase = (path: string): string =>
  `${path}/`.startsWith(site.base) ? `/${path.slice(site.base.length)}` : path;

/** Whether a development server renders the page in the browser. */
export const isDevelopment = process.env.NODE_ENV === 'development';
