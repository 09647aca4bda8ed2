import type { Settings } from '../settings/schema';

/** Replaced by the bundler. */
declare const PAGE_SETTINGS: Settings;

/** The settings of the site. */
export const settings: Settings = PAGE_SETTINGS;
