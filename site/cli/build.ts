import { buildSite } from './buildSite';
import { report } from './report';
import { runCommand } from './runCommand';

await runCommand({
  usage: `Usage: npm run build -- [--strict] [--drafts]

Builds the site into dist.
--strict makes warnings stop the build, --drafts builds drafts too.`,
  // rspress.config.ts reads these itself.
  options: { strict: { type: 'boolean' }, drafts: { type: 'boolean' } },
  async run() {
    const { default: config } = await import('../../rspress.config');
    await buildSite(config).catch(report);
  },
});
