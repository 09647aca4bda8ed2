import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import { SiteError, type Problem } from '../problem';
import { hostRedirects, printRedirects, redirectsFile, type HostRedirect } from '../host/redirectsFile';
import type { Settings } from '../settings/schema';
import { contentSecurityPolicy } from './headers/contentSecurityPolicy';
import { headerRules } from '../host/headerRules';
import { headersFile, printHeaders } from '../host/headersFile';
import { docSearchStyles } from './headers/docSearchStyles';
import { inlineScripts, inlineStyles, refusedMarkup, sourceHash } from './headers/inlineScripts';
import { tagsOf } from './tagsOf';
import { otherOrigins } from './headers/otherOrigins';

/**
 * Writes what a built site tells its host: headers and redirects for Netlify and Cloudflare Pages, and for GitHub
 * Pages that files are to be taken as they are.
 *
 * @param outDir Folder of the built site, with every page as it will be sent.
 * @param redirects Where addresses lead that moved for good, without the base.
 * @throws {SiteError} When a page holds what the Content Security Policy refuses, with every problem at once.
 */
export async function writeHostFiles(
  outDir: string,
  settings: Settings,
  redirects: HostRedirect[],
): Promise<void> {
  const { base } = settings;
  const files = (await glob('**', { cwd: outDir, dot: true })).sort();
  const problems: Problem[] = [];
  const scripts = new Set<string>();
  const styles = docSearchStyles(settings);
  for (const file of files.filter((path) => path.endsWith('.html'))) {
    const tags = tagsOf(await readFile(join(outDir, file), 'utf8'));
    for (const source of inlineScripts(tags)) scripts.add(source);
    for (const source of inlineStyles(tags)) styles.add(source);
    problems.push(...refusedMarkup(tags, file));
  }
  if (files.includes('favicon.svg')) {
    // Browsers apply the policy when the icon is opened by itself.
    const tags = tagsOf(await readFile(join(outDir, 'favicon.svg'), 'utf8'));
    for (const { source } of tags.filter(({ name }) => name === 'style')) styles.add(source);
  }
  if (problems.length > 0) throw new SiteError(problems);

  const policy = contentSecurityPolicy({
    scriptHashes: [...scripts].map(sourceHash).sort(),
    styleHashes: [...styles].map(sourceHash).sort(),
    origins: otherOrigins(settings),
  });
  await writeFile(join(outDir, headersFile), printHeaders(headerRules({ base, files, policy })));
  await writeFile(join(outDir, redirectsFile), printRedirects(hostRedirects(redirects, base)));
  // Jekyll would leave out files whose names begin with an underscore.
  await writeFile(join(outDir, '.nojekyll'), '');
}
