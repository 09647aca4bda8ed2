import { buildSite } from './buildSite';
import { report } from './report';

const { default: config } = await import('../../rspress.config').catch(report);
await buildSite(config).catch(report);
process.exit(0);
