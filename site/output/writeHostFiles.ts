import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import { inLanes } from '../inLanes';
import { SiteError, type Problem } from '../problem';
import { hostRedirects, printRedirects, redirectsFile } from '../redirects/redirectsFile';
import type { Settings } from '../settings/schema';
import { contentSecurityPolicy } from './headers/contentSecurityPolicy';
import { headerRules } from './headers/headerRules';
import { headersFile, printHeaders } from './headers/headersFile';
import { inlineScripts, inlineStyles, sourceHash } from './headers/inlineScripts';
import { otherOrigins } from './headers/otherOrigins';
import { refusedMarkup } from './headers/refusedMarkup';

/**
 * Writes what a built site tells its host: headers and redirects for Netlify and Cloudflare Pages, and for GitHub
 * Pages that files are to be taken as they are.
 *
 * @param outDir Folder of the built site, with every page as it will be sent.
 * @throws {SiteError} When a page holds what the Content Security Policy refuses, with every problem at once.
 */
export async function writeHostFiles(outDir: string, settings: Settings): Promise<void> {
  const { base, redirects } = settings;
  const files = (await glob('**', { cwd: outDir, dot: true })).sort();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const problems: Problem[] = [];
  const pages = files.filter((path) => path.endsWith('.html'));
  await inLanes(pages, async (file) => {
    const html = await readFile(join(outDir, file), 'utf8');
    problems.push(...refusedMarkup(html, file));
    for (const source of inlineScripts(html)) scripts.add(source);
    for (const source of inlineStyles(html)) styles.add(source);
  });
  if (problems.length > 0) throw new SiteError(problems);

  const policy = contentSecurityPolicy({
    scriptHashes: hashes(scripts),
    styleHashes: hashes(styles),
    origins: otherOrigins(settings),
  });
  await writeFile(join(outDir, headersFile), printHeaders(headerRules({ base, files, policy })));
  await writeFile(join(outDir, redirectsFile), printRedirects(hostRedirects(redirects, base)));
  // Jekyll would leave out files whose names begin with an underscore.
  await writeFile(join(outDir, '.nojekyll'), '');
}

const hashes = (sources: Set<string>) => [...sources].map(sourceHash).sort();
