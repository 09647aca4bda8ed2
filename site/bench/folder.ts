import { readFileSync } from 'node:fs';

import { dev } from '@rspress/core';

import { buildSite } from '../cli/buildSite';
import { report } from '../cli/report';
import { createSite } from '../createSite';
import type { SettingsInput } from '../settings/schema';
import { settingsFile } from './sites/layouts';

// Builds the site in the working directory, which brings its settings along, or starts its development server: `folder.ts build`,
// `folder.ts serve PORT`. Caches lie in the working directory too, so that sites that are measured share none.
const [, , task, port] = process.argv;
try {
  const settings = JSON.parse(readFileSync(settingsFile, 'utf8')) as SettingsInput;
  if (task === 'serve') {
    process.env.NODE_ENV = 'development';
    const config = createSite(settings, { settingsFile });
    const extraBuilderConfig = { server: { port: Number(port), strictPort: true } };
    await dev({ docDirectory: config.root ?? 'content', config, configFilePath: '', extraBuilderConfig });
  } else {
    await buildSite(createSite(settings, { settingsFile }));
    process.exit(0);
  }
} catch (error) {
  report(error);
}
