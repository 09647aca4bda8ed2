import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parseDocument } from 'htmlparser2';
import { glob } from 'tinyglobby';

import { SiteError, type Problem } from '../problem';
import { hostRedirects, printRedirects, redirectsFile, type HostRedirect } from '../host/redirectsFile';
import type { Settings } from '../settings/schema';
import { contentSecurityPolicy } from './headers/contentSecurityPolicy';
import { headerRules } from '../host/headerRules';
import { nginxConfig, nginxFile } from '../host/nginxConfig';
import { headersFile, printHeaders } from '../host/headersFile';
import { docSearchStyles } from './headers/docSearchStyles';
import { inlineScripts, inlineStyles, refusedMarkup, sourceHash } from './headers/inlineScripts';
import { otherOrigins } from './headers/otherOrigins';

/**
 * Writes what hosts read: headers and redirects for Netlify, Cloudflare Pages and nginx, and a marker for GitHub Pages.
 *
 * @param outDir Folder of the built site, with every page as it will be sent.
 * @param redirects Permanent redirects, without the base.
 * @throws {SiteError} When a page has markup that the Content Security Policy blocks, with every problem at once.
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
  // Browsers apply the policy to an icon that is opened by itself.
  for (const file of files.filter((path) => /\.html$|^favicon\.svg$/.test(path))) {
    const page = parseDocument(await readFile(join(outDir, file), 'utf8'));
    for (const source of inlineScripts(page)) scripts.add(source);
    for (const source of inlineStyles(page)) styles.add(source);
    if (file.endsWith('.html')) problems.push(...refusedMarkup(page, file));
  }
  if (problems.length > 0) throw new SiteError(problems);

  const policy = contentSecurityPolicy({
    scriptHashes: [...scripts].map(sourceHash).sort(),
    styleHashes: [...styles].map(sourceHash).sort(),
    origins: otherOrigins(settings),
  });
  const headers = headerRules(base, files, policy);
  const moved = hostRedirects(redirects, base);
  await writeFile(join(outDir, headersFile), printHeaders(headers));
  await writeFile(join(outDir, redirectsFile), printRedirects(moved));
  await writeFile(join(outDir, nginxFile), nginxConfig({ base, files, headers, redirects: moved }));
  // Without it, Jekyll leaves out files whose names begin with an underscore.
  await writeFile(join(outDir, '.nojekyll'), '');
}
