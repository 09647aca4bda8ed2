import type { Settings } from '../settings/schema';

/** Replaced by the bundler. */
declare const settingsOfPages: Settings;

const settings: Settings = settingsOfPages;

/** The settings of the site, in a component. */
export const useSettings = (): Settings => settings;
