import { createSite } from './site/createSite';
import { settings } from './site/settings/site';

export default createSite(settings, {
  settingsFile: 'site/settings/site.ts',
  strict: process.argv.includes('--strict'),
  includeDrafts: process.argv.includes('--drafts'),
});
