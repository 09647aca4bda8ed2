import type { Settings } from '../settings/schema';

/** Replaced by the bundler. */
declare const ALL_SETTINGS: Settings;

/** The settings of the site. */
export const settings: Settings = ALL_SETTINGS;
