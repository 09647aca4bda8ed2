import { join, normalize } from 'node:path';

import { changelogPages as changelogAddresses } from '../content/changelog/pages';
import { changelogSidebar } from '../content/changelog/sidebar';
import type { Address } from '../content/documents/nearestAddresses';
import { commitTime, lastCommits } from '../content/documents/readCommits';
import { withBase } from '../content/documents/withBase';
import { referenceRoute } from '../reference/referenceRoute';
import type { Settings } from '../settings/schema';
import { publicPages, type PublicPage } from './publicPages';
import type { SitePageContext } from './pageData';
import { changelogPages } from './changelogPages';
import { entryData } from './entryData';
import type { GeneratedPage } from './generatedPage';
import type { Content } from './readContent';
import { listedSymbols, referencePages } from './referencePages';
import { searchPage } from './searchPage';
import { writePages } from './writePages';

/** A page, in the form that Rspress takes for one that does not lie under the content root. */
interface AdditionalPage {
  routePath: string;
  /** Absolute path of its module. */
  filepath: string;
}

/** Every page of the site, in the form that Rspress takes. */
export interface AssembledPages extends Content {
  /** Pages that do not lie under the content root, or that nobody wrote. */
  additional: AdditionalPage[];
  /** Those of them that nobody wrote. */
  generated: GeneratedPage[];
  /** What the site adds to the page in a file, by absolute path. */
  contextOf: (path: string) => SitePageContext | undefined;
  /** Addresses that people can be led to, with their names. */
  addresses: Address[];
  /** Pages that search engines may list. */
  published: PublicPage[];
}

export interface AssemblePagesOptions {
  settings: Settings;
  /** Root of the project. */
  root: string;
}

/** Makes a site's pages of its content, and writes those that nobody wrote. */
export async function assemblePages(
  content: Content,
  { settings, root }: AssemblePagesOptions,
): Promise<AssembledPages> {
  const { site, changelog, reference } = content;
  const contexts = new Map<string, SitePageContext>();
  const additional: AdditionalPage[] = [];
  const generated: GeneratedPage[] = [];
  const addresses: Address[] = [];
  const published = publicPages({ site, changelog, reference, settings, updatedOf: updates() });
  const facts = new Map(published.map((page) => [page.route, page.facts]));

  for (const { id, file, route, frontMatter, summary, messageLists } of site.documents) {
    const navigation = site.navigation.get(id);
    const messages = messageLists.length > 0 ? Object.fromEntries(site.messages) : undefined;
    const { title, description } = frontMatter;
    contexts.set(normalize(join(root, file)), {
      data: { title, description, navigation, facts: facts.get(route) },
      summary,
      messages,
    });
    addresses.push({ title, href: withBase(route, settings.base) });
  }
  const [firstSidebar = []] = site.sidebars.values();
  generated.push(searchPage(firstSidebar));
  if (reference && settings.reference) {
    const sidebar = site.sidebars.get(settings.reference.sidebar) ?? [];
    const now = commitTime(root);
    generated.push(...(await referencePages({ reference, settings, sidebar, now })));
    for (const { path } of reference.files) {
      addresses.push({ title: path.split('/').at(-1)!, href: withBase(referenceRoute(path), settings.base) });
    }
  }
  if (changelog) {
    const symbols = listedSymbols(reference, settings.base);
    const sidebar = changelogSidebar(changelog.entries, settings.base);
    for (const entry of changelog.entries) {
      const path = normalize(join(root, entry.file));
      const data = entryData(entry, changelog, sidebar, settings, symbols);
      contexts.set(path, { data: { ...data, facts: facts.get(entry.route) } });
      additional.push({ routePath: entry.route, filepath: path });
    }
    generated.push(...changelogPages(changelog, settings));
    for (const { route, title } of changelogAddresses(changelog, { siteTitle: settings.title })) {
      addresses.push({ title, href: withBase(route, settings.base) });
    }
  }

  for (const page of generated) page.data.facts = facts.get(page.route);
  for (const [index, filepath] of writePages(generated).entries())
    additional.push({ routePath: generated[index]!.route, filepath });
  const contextOf = (path: string) => contexts.get(normalize(path));
  return { ...content, additional, generated, contextOf, addresses, published };

  /** Looks up when a file was last changed. */
  function updates(): (file: string) => string | undefined {
    const folders = [settings.content.root, ...(settings.reference ? [settings.reference.root] : [])];
    const times = folders.map((folder) => lastCommits(root, folder));
    return (file) => times.map((all) => all.get(file)).find((time) => time !== undefined);
  }
}
