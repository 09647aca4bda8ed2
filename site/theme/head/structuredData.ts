import { absoluteAddress } from '../../content/documents/withBase';
import { canonicalOf, imageOf, type SharedPage, type SharingSite } from './sharedPage';
import { logoRoute } from './routes';

/** A thing in the vocabulary of schema.org. */
type Thing = { '@type': string; [property: string]: unknown };

/**
 * What the page is in the vocabulary of schema.org, as the text of a JSON-LD element: on the home page the site and its
 * publisher, elsewhere the text and the way to it.
 */
export function structuredData(page: SharedPage, site: SharingSite): string {
  const graph = page.facts.type === 'home' ? homeThings(page, site) : pageThings(page, site);
  const data = { '@context': 'https://schema.org', '@graph': graph };
  // Nothing in a title may end the element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function homeThings({ description }: SharedPage, site: SharingSite): Thing[] {
  const home = absoluteAddress('/', site);
  const website: Thing = {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: site.title,
    alternateName: site.tagline,
    url: home,
    description,
    inLanguage: site.language,
    publisher: publisherOf(site),
  };
  if (!site.publisher) return [website];
  const { name, url, profiles } = site.publisher;
  const organization: Thing = {
    '@type': 'Organization',
    '@id': `${home}#publisher`,
    name,
    url,
    logo: absoluteAddress(logoRoute, site),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
  return [website, organization];
}

const types = {
  document: 'TechArticle',
  reference: 'APIReference',
  entry: 'BlogPosting',
  list: 'CollectionPage',
  home: 'WebSite',
} as const;

function pageThings(page: SharedPage, site: SharingSite): Thing[] {
  const { title, description, facts, keywords } = page;
  const url = canonicalOf(page, site);
  const home = absoluteAddress('/', site);
  const authors = page.authors.map(({ name, href }) => ({
    '@type': 'Person',
    name,
    url: href && absoluteAddress(href, { ...site, base: '/' }),
  }));
  const text: Thing = {
    '@type': types[facts.type],
    '@id': `${url}#page`,
    // A list has a name where a text has a headline.
    [facts.type === 'list' ? 'name' : 'headline']: title,
    description,
    url,
    mainEntityOfPage: facts.type === 'list' ? undefined : url,
    image: imageOf(page, site).url,
    inLanguage: site.language,
    datePublished: facts.published,
    dateModified: facts.modified,
    keywords: keywords.length > 0 ? keywords.join(', ') : undefined,
    author: authors.length > 0 ? authors : publisherOf(site),
    publisher: publisherOf(site),
    isPartOf: { '@type': 'WebSite', '@id': `${home}#website`, name: site.title, url: home },
  };
  return [text, breadcrumbs(page, site)];
}

/** The publisher wherever it is named; `@id` says that it is always the same. */
function publisherOf(site: SharingSite): Thing | undefined {
  if (!site.publisher) return undefined;
  const { name, url } = site.publisher;
  return { '@type': 'Organization', '@id': `${absoluteAddress('/', site)}#publisher`, name, url };
}

/** The way from the home page. A step without a page of its own is left out: each needs an address. */
function breadcrumbs(page: SharedPage, site: SharingSite): Thing {
  const url = canonicalOf(page, site);
  const steps = page.trail.slice(0, -1).flatMap(({ label, href }) => (href ? [{ label, href }] : []));
  const items = [
    { name: site.title, item: absoluteAddress('/', site) },
    ...steps.map(({ label, href }) => ({
      name: label.replaceAll('`', ''),
      item: absoluteAddress(href, { ...site, base: '/' }),
    })),
    { name: page.title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  };
}
