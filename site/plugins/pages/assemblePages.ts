import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { checkSymbols } from '../../changelog/checkSymbols';
import { changelogPages as changelogAddresses } from '../../changelog/pages';
import { readChangelog, type Changelog } from '../../changelog/readChangelog';
import type { Address } from '../../documents/nearestAddresses';
import { readSite, type Beside, type ReadSiteOptions, type Site } from '../../documents/readSite';
import { withBase } from '../../documents/withBase';
import { formatProblems, SiteError } from '../../problem';
import type { Reference } from '../../reference/model';
import { readReference } from '../../reference/readReference';
import { referenceRoute } from '../../reference/referenceRoute';
import { symbolsOf } from '../../reference/symbolsOf';
import type { Settings } from '../../settings/schema';
import { publicPages, type PublicPage } from '../../sharing/publicPages';
import { commitTime, lastCommits } from '../../documents/lastCommits';
import type { PageData } from '../markdown/remarkDocument';
import { changelogPages, entryData } from './changelogPages';
import type { GeneratedPage } from './generatedPage';
import { searchPage } from './searchPage';
import { listedSymbols, referenceGroup, referencePages } from './referencePages';

/** A page that does not lie under the content root, in the form that Rspress takes. */
interface AdditionalPage {
  routePath: string;
  /** Absolute path of its module. */
  filepath: string;
}

/** Every page of the site, in the form that Rspress takes. */
export interface AssembledPages {
  site: Site;
  changelog?: Changelog;
  reference?: Reference;
  /** Pages that do not lie under the content root, or that nobody wrote. */
  additional: AdditionalPage[];
  /** What the site knows about the page in a file, by absolute path. */
  dataOf: (path: string) => Omit<PageData, 'toc'> | undefined;
  /** Addresses that people can be led to, with their names. */
  addresses: Address[];
  /** Pages that search engines may list. */
  published: PublicPage[];
}

/** Where generated pages are written, from the working directory. */
const cache = join('node_modules', '.cache', 'pages');

/**
 * Reads all content, checks that it belongs together, and writes the pages that nobody wrote.
 *
 * @throws {SiteError} With every problem at once.
 */
export async function assemblePages(options: Omit<ReadSiteOptions, 'beside'>): Promise<AssembledPages> {
  const { settings, root, warn } = options;
  const beside: Beside = { anchors: new Map(), referrers: [], problems: [] };
  const data = new Map<string, Omit<PageData, 'toc'>>();
  const additional: AdditionalPage[] = [];
  const generated: GeneratedPage[] = [];
  const addresses: Address[] = [];

  const search = searchPage();
  beside.anchors.set(search.route, undefined);
  const reference = settings.reference && readDefinitions(settings.reference);
  const changelog = settings.changelog && readEntries(settings.changelog.folder);
  const site = await readSite({ ...options, beside });
  const published = publicPages({ site, changelog, reference, settings, updatedOf: updates() });
  const facts = new Map(published.map((page) => [page.route, page.facts]));

  for (const { id, file, route, frontMatter } of site.documents) {
    data.set(normalize(join(root, file)), { navigation: site.navigation.get(id), facts: facts.get(route) });
    addresses.push({ title: frontMatter.title, href: withBase(route, settings.base) });
  }
  generated.push(search);
  if (reference && settings.reference) {
    const sidebar = site.sidebars.get(settings.reference.sidebar) ?? [];
    const now = commitTime(root);
    const factsOf = (route: string) => facts.get(route);
    generated.push(...(await referencePages({ reference, settings, sidebar, now, factsOf })));
    for (const { path } of reference.files) {
      addresses.push({ title: path.split('/').at(-1)!, href: withBase(referenceRoute(path), settings.base) });
    }
  }
  if (changelog) {
    const symbols = listedSymbols(reference, settings.base);
    for (const entry of changelog.entries) {
      const path = normalize(join(root, entry.file));
      data.set(path, {
        ...entryData(entry, changelog, settings, symbols),
        facts: facts.get(entry.route),
      });
      additional.push({ routePath: entry.route, filepath: path });
    }
    generated.push(...changelogPages(changelog, settings));
    for (const { route, title } of changelogAddresses(changelog, { siteTitle: settings.title })) {
      addresses.push({ title, href: withBase(route, settings.base) });
    }
  }

  const folder = join(process.cwd(), cache, createHash('sha256').update(root).digest('hex').slice(0, 12));
  rmSync(folder, { recursive: true, force: true });
  for (const { route, source, extension, beside: files = {}, data: pageData } of generated) {
    const path = join(folder, `${route === '/' ? 'index' : route}.${extension}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, source);
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dirname(path), name), text);
    additional.push({ routePath: route, filepath: path });
    if (pageData) data.set(normalize(path), { ...pageData, facts: facts.get(route) });
  }
  const dataOf = (path: string) => data.get(normalize(path));
  return { site, changelog, reference, additional, dataOf, addresses, published };

  /** Looks up when a file was last changed. */
  function updates(): (file: string) => string | undefined {
    const folders = [settings.content.root, ...(settings.reference ? [settings.reference.root] : [])];
    const times = folders.map((folder) => lastCommits(root, folder));
    return (file) => times.map((all) => all.get(file)).find((time) => time !== undefined);
  }

  function readDefinitions({
    root: folder,
    sidebar,
  }: NonNullable<Settings['reference']>): Reference | undefined {
    let read: Reference;
    try {
      read = readReference(folder, root);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      beside.problems.push(...error.problems);
      return undefined;
    }
    beside.groups = new Map([[sidebar, [referenceGroup(read, settings)]]]);
    for (const file of read.files)
      beside.anchors.set(referenceRoute(file.path), new Set(symbolsOf(file).map(({ anchor }) => anchor)));
    return read;
  }

  function readEntries(name: string): Changelog {
    const today = new Date().toISOString().slice(0, 10);
    const drafts = process.argv.includes('--drafts');
    const read = readChangelog(root, { folder: `${settings.content.root}/${name}`, today, drafts });
    beside.problems.push(...read.problems);
    if (reference) {
      const symbols = reference.files.flatMap((file) => symbolsOf(file).map(({ fullName }) => fullName));
      beside.problems.push(...checkSymbols(read.changelog.entries, symbols));
    }
    if (read.notes.length > 0) warn(formatProblems(read.notes));
    for (const { route } of changelogAddresses(read.changelog, { siteTitle: settings.title })) {
      beside.anchors.set(route, undefined);
    }
    for (const entry of read.changelog.entries) {
      beside.anchors.set(entry.route, new Set(entry.anchors.map(({ id }) => id)));
      beside.referrers.push(entry);
    }
    return read.changelog;
  }
}
