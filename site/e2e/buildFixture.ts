import { join } from 'node:path';

import { buildSite } from '../commands/buildSite';
import { report } from '../commands/report';
import { createSite } from '../createSite';
import { settings } from '../fixtures/small/settings';

const root = join(import.meta.dirname, '..', '..');

await buildSite(
  createSite(settings, {
    settingsFile: 'site/fixtures/small/settings.ts',
    root: join(root, 'site', 'fixtures', 'small'),
    outDir: join(root, 'reports', 'fixtures', 'small'),
    strict: true,
  }),
).catch(report);
process.exit(0);
