import { parseArgs } from 'node:util';

import { buildSite } from './buildSite';
import { report, reportAndFail } from './report';
import { usageOf } from './usageOf';

const end = usageOf(`Usage: npm run build -- [--strict] [--drafts]

Builds the site into dist.
--strict makes warnings stop the build, --drafts builds drafts too.`);

// rspress.config.ts reads these itself.
end.unless(() => parseArgs({ options: { strict: { type: 'boolean' }, drafts: { type: 'boolean' } } }));
const { default: config } = await import('../../rspress.config').catch(report);
await buildSite(config).catch(reportAndFail);
