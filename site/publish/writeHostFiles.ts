import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import { SiteError } from '../problem';
import { hostRedirects, printRedirects, redirectsFile, type HostRedirect } from '../host/redirectsFile';
import type { Settings } from '../settings/schema';
import { inChunks } from '../inChunks';
import { contentSecurityPolicy } from './headers/contentSecurityPolicy';
import { headerRules } from '../host/headerRules';
import { headersFile, printHeaders } from '../host/headersFile';
import { docSearchStyles } from './headers/docSearchStyles';
import { sourceHash } from './headers/inlineScripts';
import inlineTask from './headers/inlineTask';
import { iconStyles } from './icons/markIcon';
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
  const pages = files.filter((path) => path.endsWith('.html'));
  const work = { task: inlineTask, module: new URL('./headers/inlineTask.ts', import.meta.url) };
  const found = await inChunks(work, pages, outDir);
  const problems = found.flatMap((chunk) => chunk.problems);
  if (problems.length > 0) throw new SiteError(problems);

  const policy = contentSecurityPolicy({
    scriptHashes: hashes(found.map(({ scripts }) => scripts)),
    styleHashes: hashes([
      ...found.map(({ styles }) => styles),
      new Set([iconStyles]),
      docSearchStyles(settings),
    ]),
    origins: otherOrigins(settings),
  });
  await writeFile(join(outDir, headersFile), printHeaders(headerRules({ base, files, policy })));
  await writeFile(join(outDir, redirectsFile), printRedirects(hostRedirects(redirects, base)));
  // Jekyll would leave out files whose names begin with an underscore.
  await writeFile(join(outDir, '.nojekyll'), '');
}

const hashes = (chunks: Set<string>[]) =>
  [...new Set(chunks.flatMap((sources) => [...sources]))].map(sourceHash).sort();
