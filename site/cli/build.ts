import { parseArgs } from 'node:util';

import { buildSite } from './buildSite';
import { printTimings } from '../timings';
import { report } from './report';
import { usageOf } from './usageOf';

const end = usageOf(`Usage: npm run build -- [--strict] [--drafts] [--timings]

Builds the site into dist.
--strict makes warnings stop the build, --drafts builds entries of the changelog that are drafts too, --timings prints
where the time went.`);

// The settings read --strict and --drafts themselves.
const { values } = end.unless(() =>
  parseArgs({
    options: { strict: { type: 'boolean' }, drafts: { type: 'boolean' }, timings: { type: 'boolean' } },
  }),
);
const { default: config } = await import('../../rspress.config').catch(report);
await buildSite(config).catch(report);
if (values.timings) console.log(`\n${printTimings()}`);
process.exit(0);
