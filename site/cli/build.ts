import { buildSite } from './buildSite';
import { printTimings } from '../timings';
import { report } from './report';

const { default: config } = await import('../../rspress.config').catch(report);
await buildSite(config).catch(report);
if (process.argv.includes('--timings')) console.log(`\n${printTimings()}`);
process.exit(0);
