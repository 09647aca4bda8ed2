import { fullUrl } from '../../content/links/withBase';
import { pageKinds, type IndexedPage } from '../../pages/pageData';
import { logoRoute } from './routes';
import { canonicalOf, imageOf, type SeoSettings } from './socialTags';

type Thing = { '@type': string; [property: string]: unknown };

/** The text of a JSON-LD element in the vocabulary of schema.org: the site on the home page, otherwise the page. */
export function structuredData(page: IndexedPage, site: SeoSettings): string {
  const graph = page.kind === 'home' ? homeThings(page, site) : pageThings(page, site);
  const data = { '@context': 'https://schema.org', '@graph': graph };
  // A title cannot close the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function homeThings({ kind, description }: IndexedPage, site: SeoSettings): Thing[] {
  const home = fullUrl('/', site);
  const publisher = publisherOf(site);
  const website: Thing = {
    '@type': pageKinds[kind].schemaType,
    '@id': `${home}#website`,
    name: site.title,
    alternateName: site.tagline,
    url: home,
    description,
    inLanguage: site.language,
    publisher,
  };
  if (!publisher) return [website];
  const { profiles = [] } = site.publisher ?? {};
  const logo = fullUrl(logoRoute, site);
  return [website, { ...publisher, logo, ...(profiles.length > 0 && { sameAs: profiles }) }];
}

function pageThings(page: IndexedPage, site: SeoSettings): Thing[] {
  const { kind, title, description, metadata } = page;
  const entry = kind === 'entry' ? page.entry : undefined;
  const { schemaType, isArticle } = pageKinds[kind];
  const url = canonicalOf(page, site);
  const home = fullUrl('/', site);
  const publisher = publisherOf(site);
  const authors = entry?.authors?.map(({ name, href }) => ({
    '@type': 'Organization',
    name,
    url: href && fullUrl(href, { ...site, base: '/' }),
  }));
  const webPage: Thing = {
    '@type': schemaType,
    '@id': `${url}#page`,
    [isArticle ? 'headline' : 'name']: title,
    description,
    url,
    mainEntityOfPage: isArticle ? url : undefined,
    image: imageOf(page, site).url,
    inLanguage: site.language,
    datePublished: metadata.published,
    dateModified: metadata.modified,
    keywords: entry?.tags?.map(({ label }) => label).join(', ') || undefined,
    author: authors?.length ? authors : publisher,
    publisher,
    isPartOf: { '@type': 'WebSite', '@id': `${home}#website`, name: site.title, url: home },
  };
  return [webPage, breadcrumbs(page, site)];
}

/** The publisher. `@id` identifies it across pages. */
function publisherOf(site: SeoSettings): Thing | undefined {
  if (!site.publisher) return undefined;
  const { name, url } = site.publisher;
  return { '@type': 'Organization', '@id': `${fullUrl('/', site)}#publisher`, name, url };
}

/** The path from the home page, without groups of the sidebar: each step needs an address. */
function breadcrumbs(page: IndexedPage, site: SeoSettings): Thing {
  const url = canonicalOf(page, site);
  const above = page.navigation?.trail.slice(0, -1) ?? [];
  const items = [
    { name: site.title, item: fullUrl('/', site) },
    ...above.flatMap(({ label, href }) =>
      href ? [{ name: label.replaceAll('`', ''), item: fullUrl(href, { ...site, base: '/' }) }] : [],
    ),
    { name: page.title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
