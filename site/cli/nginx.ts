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

try {
  process.stdout.write(printConfig());
} catch (error) {
  report(error);
}

/** The configuration of nginx for the built site. */
function printConfig(): string {
  const { base, address } = readSettings(input, 'site/settings/site.ts');
  const { root, listen } = readOptions();
  const headers = parseHeaders(readBuilt(headersFile));
  const redirects = readRedirects(readBuilt(redirectsFile));
  if (root === undefined && base !== '/') {
    const message = `the site lies under ${base}, and nothing says where that is.`;
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

function readOptions(): { root?: string; listen?: string } {
  try {
    return parseArgs({ options: { root: { type: 'string' }, listen: { type: 'string' } } }).values;
  } catch (error) {
    const { message } = error as Error;
    const fix = 'Known options: --root FOLDER is where nginx finds the site, --listen PORT where it answers.';
    throw new SiteError([{ file: 'npm run nginx', message, fix }]);
  }
}
