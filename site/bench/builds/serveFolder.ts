import { readFileSync } from 'node:fs';

import { dev } from '@rspress/core';

import { report } from '../../cli/report';
import { createSite } from '../../createSite';
import type { SettingsInput } from '../../settings/schema';
import { settingsFile } from '../sites/siteFiles';

// Starts the development server of the site in the working directory on a port: `serveFolder.ts PORT`.
process.env.NODE_ENV = 'development';
try {
  const config = createSite(JSON.parse(readFileSync(settingsFile, 'utf8')) as SettingsInput, {
    settingsFile,
  });
  await dev({
    docDirectory: config.root ?? 'content',
    config,
    configFilePath: '',
    extraBuilderConfig: { server: { port: Number(process.argv[2]), strictPort: true } },
  });
} catch (error) {
  report(error);
}
