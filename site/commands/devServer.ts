import { dev } from '@rspress/core';

import { report } from './report';

process.env.NODE_ENV = 'development';

/** Where the development server listens when `PORT` does not say. */
const defaultPort = 3000;

try {
  const { default: config } = await import('../../rspress.config');
  await dev({
    docDirectory: config.root ?? 'content',
    config,
    configFilePath: '',
    extraBuilderConfig: { server: { port: Number(process.env.PORT ?? defaultPort) } },
  });
} catch (error) {
  report(error);
}
