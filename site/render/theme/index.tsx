export { Callout } from '../page/markdown';
export { SiteLayout as Layout } from './SiteLayout';

// In the built site it is the script of every page; while developing, a part of Rspress's.
if (process.env.NODE_ENV === 'development' && !process.env.__SSR__)
  void import(/* webpackMode: "eager" */ './develop');

/** Rspress wraps the app in this, and asks the theme for the color mode. Neither is used here: pages are drawn once. */
export { Fragment as Root } from 'react';
export const useThemeState = () => ['light', () => undefined] as const;
