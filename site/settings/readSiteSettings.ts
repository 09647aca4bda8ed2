import { readSettings } from './readSettings';
import { settings } from './site';

/** The settings of this site. Throws a `SiteError` with every problem at once. */
export const readSiteSettings = () => readSettings(settings, 'site/settings/site.ts');
