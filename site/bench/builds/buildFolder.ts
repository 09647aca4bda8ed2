import { readFileSync } from 'node:fs';

import { buildSite } from '../../cli/buildSite';
import { report } from '../../cli/report';
import { createSite } from '../../createSite';
import type { SettingsInput } from '../../settings/schema';
import { settingsFile } from '../sites/siteFiles';

// Builds the site in the working directory, which brings its settings along. Caches lie in the working directory too, so that sites that are measured share none.
const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as SettingsInput;
await Promise.resolve()
  .then(() => buildSite(createSite(settings, { settingsFile })))
  .catch(report);
process.exit(0);
