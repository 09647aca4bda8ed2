import type { SearchSettings } from '../browserSettings';

/** Set by `rspress/themePlugin.ts`. */
declare const SEARCH_SETTINGS: SearchSettings;

/** The settings that the search needs. Not in `site.ts`, which is loaded on every page. */
export const searchSettings: SearchSettings = SEARCH_SETTINGS;
