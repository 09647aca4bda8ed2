import type { SearchSettings } from '../browserSettings';

/** Set by the build. */
declare const settingsOfSearch: SearchSettings;

/** The settings that the search needs. Not in `site.ts`, which is loaded on every page. */
export const searchSettings: SearchSettings = settingsOfSearch;
