import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

import { compilePage } from '../../site/render/markdown/compilePage';
import { assemblePages } from '../../site/render/pages/assemblePages';
import { readContent } from '../../site/render/pages/readContent';
import { readSettings } from '../../site/settings/readSettings';
import type { Settings } from '../../site/settings/schema';
import { settings as written } from '../../site/settings/site';

const root = join(import.meta.dirname, '../..');
const settingsFile = 'site/settings/site.ts';

/** Pages of the site, with what all of them share. */
export interface SitePages {
  settings: Settings;
  /** By address: the file that a page is made of, and the module that draws it. */
  pages: Record<string, { file: string; code: string }>;
}

/**
 * Makes pages of the site as its build does.
 *
 * @throws {SiteError} With every problem in the content.
 * @throws {Error} For an address that the site has no page at.
 */
export async function makeSitePages(routes: string[]): Promise<SitePages> {
  const settings = readSettings(written, settingsFile);
  const content = await readContent({ settings, settingsFile, root, strict: false, warn: () => undefined });
  const { additional, dataOf } = await assemblePages(content, { settings, root });
  const site = { root: join(root, settings.content.root), base: settings.base };
  const fileOf = new Map([
    ...content.site.documents.map(({ route, file }) => [route, normalize(join(root, file))] as const),
    ...additional.map(({ routePath, filepath }) => [routePath, filepath] as const),
  ]);
  const pages: SitePages['pages'] = {};
  for (const route of routes) {
    const file = fileOf.get(route);
    if (file === undefined)
      throw new Error(
        `.storybook/pages/shown.ts: the site has no page at ${route}. Name another of its kind.`,
      );
    const source = readFileSync(file, 'utf8');
    const code = file.endsWith('.js')
      ? source
      : await compilePage({ source, filepath: file, data: dataOf(file) }, site);
    pages[route] = { file, code };
  }
  return { settings, pages };
}
