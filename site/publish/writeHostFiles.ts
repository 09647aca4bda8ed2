import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import { resolveRedirects, formatRedirects, type Redirect } from '../host/redirectsFile';
import type { Settings } from '../settings/schema';
import { contentSecurityPolicy } from './headers/contentSecurityPolicy';
import type { hostFiles } from '../host/hostFiles';
import { headerRules } from '../host/headerRules';
import { nginxConfig } from '../host/nginxConfig';
import { formatHeaders } from '../host/headersFile';
import { parsePage, type InlineSources } from './convertPage';

/**
 * Writes files for hosts: headers and redirects for Netlify, Cloudflare Pages and nginx, and a marker for GitHub Pages.
 *
 * @param outDir Folder of the built site, with every page as it will be sent.
 * @param redirects Permanent redirects, without the base.
 * @param inline Sources of scripts and styles in pages.
 */
export async function writeHostFiles(
  outDir: string,
  settings: Settings,
  redirects: Redirect[],
  inline: InlineSources,
): Promise<void> {
  const { base } = settings;
  const files = (await glob('**', { cwd: outDir, dot: true })).sort();
  const styles = new Set(inline.styles);
  // Browsers apply the policy to an icon that is opened by itself.
  if (files.includes('favicon.svg')) {
    const icon = parsePage(readFileSync(join(outDir, 'favicon.svg'), 'utf8'));
    for (const source of icon.inline.styles) styles.add(source);
  }
  const policy = contentSecurityPolicy(settings, { ...inline, styles });
  const resolved = resolveRedirects(redirects, base);
  const text: Record<keyof typeof hostFiles | '.nojekyll', string> = {
    _headers: formatHeaders(headerRules(base, files, policy)),
    _redirects: formatRedirects(resolved),
    '_nginx.conf': nginxConfig(base, files, policy, resolved),
    // Without it, Jekyll leaves out files whose names begin with an underscore.
    '.nojekyll': '',
  };
  for (const [name, content] of Object.entries(text)) await writeFile(join(outDir, name), content);
}
