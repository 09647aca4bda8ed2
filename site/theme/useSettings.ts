import { useSite } from '@rspress/core/runtime';

import type { ClientSettings } from './settings';

/** The site's settings, in a component. */
export function useSettings(): ClientSettings {
  const { site } = useSite();
  return (site.themeConfig as unknown as { settings: ClientSettings }).settings;
}
