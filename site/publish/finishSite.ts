import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { assistantsFile } from '../assistants/assistantsFile';
import { fullUrl, withBase } from '../content/links/withBase';
import { generatedFiles } from '../content/targetsOf';
import { mirrorRoute } from '../theme/head/routes';
import type { AssembledSite } from '../pages/assembleSite';
import { pageKinds } from '../pages/pageData';
import type { Settings } from '../settings/schema';
import { yearPosters } from './image/yearPosters';
import { formatFeeds } from './feeds/formatFeeds';
import { finishPages, type FinishPagesOptions } from './finishPages';
import { llmsFiles } from './mirror/llmsFiles';
import { protoMarkdown } from './mirror/protoMarkdown';
import { robots, sitemap } from './sitemap';
import { writeFunctions } from './writeFunctions';
import { writeHostFiles } from './writeHostFiles';
import { createWriter } from './createWriter';

export interface FinishSiteOptions extends Pick<FinishPagesOptions, 'bundledStyles' | 'convertedPages'> {
  settings: Settings;
  /** Root of the project. */
  root: string;
  /** Folder of the built site. */
  outDir: string;
  /** The social images, by route. */
  images: Promise<ReadonlyMap<string, Uint8Array>>;
  search: Promise<[path: string, text: string][]>;
}

/**
 * Finishes the pages of a built site, and writes the files that are not pages: addresses, search index, images, every
 * page as Markdown, feeds, and files for hosts.
 *
 * @throws {SiteError} When a page has markup that the Content Security Policy blocks, with every problem at once.
 */
export async function finishSite(site: AssembledSite, options: FinishSiteOptions): Promise<void> {
  const { settings, root, outDir, images, search, bundledStyles, convertedPages } = options;
  const { reference, changelog, indexedPages } = site;
  const { base } = settings;
  const write = createWriter(outDir, join(root, settings.content.root, 'public'));
  const { inline, finished } = await finishPages(outDir, { base, bundledStyles, write, convertedPages });
  const listedPages = site.pages.flatMap(({ data: { kind, title, route, section } }) =>
    pageKinds[kind].isUnlisted ? [] : { title, href: withBase(route, base), section },
  );
  const files: [path: string, content: string | Uint8Array][] = [
    [generatedFiles.addresses, JSON.stringify(listedPages)],
    [generatedFiles.assistants, JSON.stringify(assistantsFile(reference, settings, site.now))],
    ...site.pages.flatMap(({ fetchedFiles = [] }) => [...fetchedFiles]),
    [generatedFiles.sitemap, sitemap(indexedPages, settings)],
    [generatedFiles.robots, robots(settings)],
    ...(await images),
    ...(await search),
  ];
  const referenceMarkdown = new Map<string, string>();
  for (const page of indexedPages) {
    // The kind whose mirror is made from the definitions: see `mirrorSource`.
    if (page.kind !== 'reference') continue;
    const source = readFileSync(join(root, settings.reference!.root, page.reference.file.path), 'utf8');
    const text = protoMarkdown(page.reference, source, fullUrl(page.route, settings));
    referenceMarkdown.set(page.route, text);
    files.push([mirrorRoute(page.route), text]);
  }
  const markdownOf = (route: string) => referenceMarkdown.get(route) ?? finished.get(route)!.markdown!;
  files.push(...llmsFiles(indexedPages, settings, markdownOf));
  if (changelog) {
    files.push(...formatFeeds(changelog, settings, ({ route }) => finished.get(route)!.feedHtml!));
    files.push(...yearPosters(changelog.entries, `${settings.title} changelog`));
  }
  for (const [path, content] of files) write(path, content);
  await writeHostFiles(outDir, settings, site.redirects, inline);
  // Last: Netlify's function is written outside of the folder of the site, so it would stay if the build failed later.
  await writeFunctions(root, outDir, settings);
}
