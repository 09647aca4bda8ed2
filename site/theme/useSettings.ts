import settings from 'virtual-settings';

import type { Settings } from '../settings/schema';

/** The site's settings, in a component. */
export const useSettings = (): Settings => settings;
