import { writeFileSync } from 'node:fs';

import { assemblePages } from '../pages/assemblePages';
import { loadContent } from '../content/loadContent';
import { readLists } from '../content/sidebars/readLists';
import { parseLedger, formatLedger } from '../content/redirects/ledger';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';
import { runCommand } from './runCommand';

await runCommand({
  usage: `Usage: npm run addresses

Adds the addresses of new pages to the ledger. From then on the build makes sure that they lead somewhere.`,
  run: writeAddresses,
});
process.exit(0);

async function writeAddresses(): Promise<void> {
  const settingsFile = 'site/settings/site.ts';
  const settings = readSettings(input, settingsFile);
  const { file, text: before = '' } = readLists('.', settings.content.root).addresses;
  writeFileSync(file, before);
  const options = { settings, settingsFile, root: '.', strict: false, warn: () => {} };
  const { pages } = await assemblePages(await loadContent(options), options);
  const routes = pages.map(({ data }) => data.route);
  writeFileSync(file, formatLedger(before, routes));
  const known = parseLedger(before);
  const added = routes.filter((route) => !known.has(route)).sort();
  console.log([`${file}: ${added.length} new`, ...added].join('\n  '));
}
