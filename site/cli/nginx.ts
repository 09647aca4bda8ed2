import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { globSync } from 'tinyglobby';

import { headersFile, parseHeaders } from '../host/headersFile';
import { nginxConfig } from '../host/nginxConfig';
import { SiteError } from '../problem';
import { readRedirects, redirectsFile } from '../host/redirectsFile';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';
import { builtFolder, readBuilt } from './readBuilt';
import { report } from './report';
import { usageOf } from './usageOf';

const end = usageOf(`Usage: npm run -s nginx -- [--root FOLDER] [--listen PORT]

Prints the configuration of nginx for the built site.
--root is the folder where nginx finds the site, --listen the port where it answers.`);

try {
  process.stdout.write(printConfig());
} catch (error) {
  report(error);
}

/** The configuration of nginx for the built site. */
function printConfig(): string {
  const { base, address } = readSettings(input, 'site/settings/site.ts');
  const options = { root: { type: 'string' }, listen: { type: 'string' } } as const;
  const { root, listen } = end.unless(() => parseArgs({ options })).values;
  const headers = parseHeaders(readBuilt(headersFile));
  const redirects = readRedirects(readBuilt(redirectsFile));
  if (root === undefined && base !== '/') {
    const message = `the site is served from ${base}, but its folder is not known.`;
    const fix = `Add --root FOLDER: the pages are then files in FOLDER${base}.`;
    throw new SiteError([{ file: 'npm run nginx', message, fix }]);
  }
  return nginxConfig({
    base,
    serverName: new URL(address).hostname,
    listen,
    root: resolve(root ?? builtFolder),
    files: globSync('**', { cwd: builtFolder, dot: true }),
    headers,
    redirects,
  });
}
