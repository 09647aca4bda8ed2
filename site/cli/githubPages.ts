import { writeForGithubPages } from '../host/githubPages';
import { parseRedirects } from '../host/redirectsFile';
import { readSiteSettings } from '../settings/readSiteSettings';
import { builtFolder, readBuilt } from './readBuilt';
import { runCommand } from './runCommand';

await runCommand({
  usage:
    'Usage: npm run github-pages\n\nAdds the files to dist that GitHub Pages needs instead of headers and redirects.',
  async run() {
    const redirects = parseRedirects(readBuilt('_redirects'));
    await writeForGithubPages(builtFolder, redirects, readSiteSettings());
    console.log(`${builtFolder} is ready for GitHub Pages.`);
  },
});
