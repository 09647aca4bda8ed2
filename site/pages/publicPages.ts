import { changelogPages, type ChangelogPage } from '../content/changelog/pages';
import type { Entry } from '../content/changelog/parseEntry';
import type { Changelog } from '../content/changelog/readChangelog';
import { plain } from '../content/changelog/schema';
import type { Site } from '../content/documents/readSite';
import { newestOf } from '../content/documents/versions';
import type { Reference } from '../reference/model';
import { referenceRoute, referenceDescription } from '../reference/referenceRoute';
import type { Settings } from '../settings/schema';

/** What a page is to a machine. */
export type PageType = 'home' | 'document' | 'reference' | 'entry' | 'list';

/** What search engines are told of a page, beside what readers see of it. */
export interface PageFacts {
  type: PageType;
  /** Address without base of the page that they shall name in place of this one. @default the page itself */
  canonical?: string;
  /** Time of the publication, ISO 8601. */
  published?: string;
  /** Time of the last change, ISO 8601; left out when it is not known. */
  modified?: string;
  /** The page's own picture, in place of the one that is drawn from its words. */
  image?: { src: string; alt: string };
  /** Address without base of the page whose drawn picture stands for this one too. @default the page itself */
  picturedAs?: string;
}

/** A page that search engines may list and people may share. */
export interface PublicPage {
  /** Address without base. */
  route: string;
  /** In plain text. */
  title: string;
  description: string;
  /** What the page belongs to, in plain text. */
  section?: string;
  /** Whether the title is words or a name in code. */
  lettering: 'words' | 'code';
  facts: PageFacts;
}

export interface PublicPagesOptions {
  site: Site;
  changelog?: Changelog;
  reference?: Reference;
  settings: Settings;
  /** Time of the last change of a file, by its path from the root of the project. */
  updatedOf: (file: string) => string | undefined;
}

/** Every page of the site that search engines may list, the documents first, in the order of their sidebars. */
export function publicPages(options: PublicPagesOptions): PublicPage[] {
  const { changelog, settings } = options;
  return [
    ...documentPages(options),
    ...referencePages(options),
    ...(changelog
      ? changelogPages(changelog, { siteTitle: settings.title }).map((page) => changelogPage(page, options))
      : []),
  ];
}

function documentPages({ site, settings, updatedOf }: PublicPagesOptions): PublicPage[] {
  const routes = new Set(site.documents.map(({ route }) => route));
  const byId = new Map(site.documents.map((document) => [document.id, document]));
  return [...site.navigation].flatMap(([id, { trail }]) => {
    const document = byId.get(id);
    if (!document) return [];
    const { route, file, frontMatter, anchors } = document;
    const heading = anchors.find(({ kind }) => kind === 1)?.label ?? '';
    const page: PublicPage = {
      route,
      title: frontMatter.title,
      description: frontMatter.description,
      section: trail.length > 1 ? plain(trail[0]!.label) : undefined,
      lettering: /^`[^`]+`$/.test(heading) ? 'code' : 'words',
      facts: {
        type: route === '/' ? 'home' : 'document',
        canonical: newestOf(route, routes, settings.versions),
        modified: updatedOf(file),
      },
    };
    return page;
  });
}

function referencePages({ reference, settings, updatedOf }: PublicPagesOptions): PublicPage[] {
  return (reference?.files ?? []).map((file) => ({
    route: referenceRoute(file.path),
    title: file.path.split('/').at(-1)!,
    description: referenceDescription(file),
    section: 'API reference',
    lettering: 'code',
    facts: { type: 'reference', modified: updatedOf(`${settings.reference!.root}/${file.path}`) },
  }));
}

function changelogPage(page: ChangelogPage, { updatedOf }: PublicPagesOptions): PublicPage {
  const { route, title, description } = page;
  const modified = latest(entriesOf(page).map(({ file, date }) => latest([date, updatedOf(file) ?? date])!));
  const head = { route, title, description, lettering: 'words' as const };
  if (page.type !== 'entry') return { ...head, facts: { type: 'list', modified, ...sharedPicture(page) } };
  const { date, image } = page.entry;
  return { ...head, section: 'Changelog', facts: { type: 'entry', published: date, modified, image } };
}

/** Further pages of a list share the picture of its first one. */
function sharedPicture(page: ChangelogPage): Pick<PageFacts, 'picturedAs'> {
  if (!('list' in page) || page.list.number === 1) return {};
  return { picturedAs: page.list.first };
}

/** The entries that a page shows. */
function entriesOf(page: ChangelogPage): Entry[] {
  switch (page.type) {
    case 'entry':
      return [page.entry];
    case 'archive':
      return page.years.flatMap(({ entries }) => entries);
    case 'authors':
      return page.authors.flatMap(({ entries }) => entries);
    default:
      return page.list.items;
  }
}

/** The latest of some times in ISO 8601, as it is written; undefined where there is none. */
function latest(times: string[]): string | undefined {
  return times.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
}
