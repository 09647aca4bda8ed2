import { writeForGithubPages } from '../host/githubPages';
import { readRedirects, redirectsFile } from '../host/redirectsFile';
import { readSettings } from '../settings/readSettings';
import { settings as input } from '../settings/site';
import { builtFolder, readBuilt } from './readBuilt';
import { report } from './report';

// Adds to the built site what GitHub Pages needs: see `writeForGithubPages`.
try {
  const redirects = readRedirects(readBuilt(redirectsFile));
  await writeForGithubPages(builtFolder, redirects, readSettings(input, 'site/settings/site.ts'));
} catch (error) {
  report(error);
}
