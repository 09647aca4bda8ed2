import { useSite } from '@rspress/core/runtime';

import type { Settings } from '../../settings/schema';

/** The site's settings, in a component. */
export function useSettings(): Settings {
  const { site } = useSite();
  return (site.themeConfig as unknown as { settings: Settings }).settings;
}
