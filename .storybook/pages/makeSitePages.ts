import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { compilePage } from '../../site/markdown/compilePage';
import { assembleSite } from '../../site/pages/assembleSite';
import { loadContent } from '../../site/content/loadContent';
import { readSiteSettings } from '../../site/settings/readSiteSettings';
import type { Settings } from '../../site/settings/schema';
import { usageOf, type Usage } from './usageOf';

const root = join(import.meta.dirname, '../..');
const settingsFile = 'site/settings/site.ts';

/** The site's pages, as its build makes them. */
export interface SitePages {
  settings: Settings;
  /** Absolute paths of the requested pages, by address: `.mdx`, or `.js` for a generated page. */
  files: Record<string, string>;
  /** Where the site uses each component, by its name. */
  usage: Record<string, Usage>;
  /** Compiles the `.mdx` file at an absolute path to a module. */
  compile: (file: string) => Promise<string>;
}

/**
 * Reads the site and finds the pages at the given addresses.
 *
 * @throws {SiteError} With every problem in the content.
 * @throws {Error} For an address without a page.
 */
export async function makeSitePages(routes: string[]): Promise<SitePages> {
  const settings = readSiteSettings();
  const content = await loadContent({ settings, settingsFile, root, strict: false });
  // Before pages are compiled, which changes the trees.
  const usage = usageOf(content.documents, root);
  const { pages, contextOf } = await assembleSite(content, { settings, root });
  const fileOf = new Map(pages.map(({ data, filepath }) => [data.route, filepath]));
  const site = { contentRoot: join(root, settings.content.root), base: settings.base };
  return {
    settings,
    usage,
    files: Object.fromEntries(routes.map((route) => [route, fileAt(route)])),
    compile: (file) =>
      compilePage({ source: readFileSync(file, 'utf8'), filepath: file, context: contextOf(file) }, site),
  };

  function fileAt(route: string): string {
    const file = fileOf.get(route);
    if (file !== undefined) return file;
    throw new Error(
      `.storybook/pages/pageAddresses.ts: the site has no page at ${route}. Name another of its kind.`,
    );
  }
}
