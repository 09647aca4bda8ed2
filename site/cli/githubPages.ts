import { existsSync } from 'node:fs';

import { writeForGithubPages } from '../host/githubPages';
import { SiteError } from '../problem';
import { hostRedirects } from '../host/redirectsFile';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';
import { report } from './report';

// Adds to the built site what GitHub Pages needs: see `writeForGithubPages`.
try {
  if (!existsSync('dist/index.html')) {
    const message = 'there is no built site here: expected an index.html.';
    throw new SiteError([{ file: 'dist', message, fix: 'Run "npm run build" first.' }]);
  }
  const { base, redirects } = readSettings(input, 'site/settings/site.ts');
  await writeForGithubPages('dist', { base, redirects: hostRedirects(redirects, base) });
} catch (error) {
  report(error);
}
