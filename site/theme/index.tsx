export { SiteLayout as Layout } from './SiteLayout';

/** Rspress wraps the app in this, and asks the theme for the color mode. Neither is used here: pages are rendered once. */
export { Fragment as Root } from 'react';
export const useThemeState = () => ['light', () => undefined] as const;
