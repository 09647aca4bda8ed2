import type { ReactNode } from 'react';

export { Callout } from './page/markdown';
export { SiteLayout as Layout } from './SiteLayout';

/** Rspress wraps the app in this; nothing here needs a provider. */
export const Root = ({ children }: { children: ReactNode }) => children;

/** Rspress asks its theme for the color mode. Ours lives in `useColorMode`, so this one never changes. */
export const useThemeState = () => ['light', () => undefined] as const;
