import type { Settings } from '../settings/schema';

/** Replaced by the bundler. */
declare const settingsOfPages: Settings;

/** The settings of the site. */
export const settings: Settings = settingsOfPages;
