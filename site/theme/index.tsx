import type { ReactNode } from 'react';

import { CrashPage } from '#ui';

import { Region } from './regions/Region';

export { Callout } from './page/markdown';
export { SiteLayout as Layout } from './SiteLayout';

/** Rspress wraps the app in this: when the frame itself crashes, the crash page stands in for it. */
export function Root({ children }: { children: ReactNode }) {
  return (
    <Region name="page" fallback={(error, retry) => <CrashPage trace={String(error)} onRetry={retry} />}>
      {children}
    </Region>
  );
}

/** Rspress asks its theme for the color mode. Ours lives in `useColorMode`, so this one never changes. */
export const useThemeState = () => ['light', () => undefined] as const;

/** Never called: through it the build knows the styles of what it draws. */
export const drawnAtBuild = () => import(/* webpackChunkName: "drawn-at-build" */ './page/drawnAtBuild');
