import { parseSettings } from './parseSettings';
import { settings } from './site';

/** The settings of this site. Throws a `SiteError` with every problem at once. */
export const readSiteSettings = () => parseSettings(settings, 'site/settings/site.ts');
