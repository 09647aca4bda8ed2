import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { SiteError } from '../problem';
import { checkPort, listen } from '../serve/listen';
import { readPort } from '../serve/readPort';
import { siteHandler } from '../serve/siteHandler';
import { report } from './report';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
await start().catch(report);

async function start(): Promise<void> {
  const { build } = readOptions();
  const port = readPort(process.env.PORT);
  await checkPort(port);

  const { default: config } = await import('../../rspress.config');
  const { outDir = 'dist', base = '/' } = config;
  if (build) {
    const { buildSite } = await import('./buildSite');
    await buildSite(config);
  } else if (!existsSync(join(outDir, 'index.html'))) {
    throw new SiteError([
      {
        file: relative('.', outDir),
        message: 'there is no built site here: expected an index.html.',
        fix: 'Leave out --no-build, or run "npm run build" first.',
      },
    ]);
  }

  const actual = await listen(createServer(siteHandler(outDir, { base })), port);
  console.log(`\nThe site is at http://localhost:${actual}${base} until you press Ctrl+C.`);
}

function readOptions(): { build: boolean } {
  try {
    // The settings read `--strict` themselves.
    const { values } = parseArgs({
      options: { 'no-build': { type: 'boolean' }, strict: { type: 'boolean' } },
    });
    return { build: !values['no-build'] };
  } catch (error) {
    const { message } = error as Error;
    const fix =
      'Known options: --no-build serves what was built before, --strict makes warnings stop the build.';
    throw new SiteError([{ file: 'npm start', message, fix }]);
  }
}
