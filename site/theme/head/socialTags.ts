import { fullUrl, type SiteUrl } from '../../content/links/withBase';
import { pageKinds, type IndexedPage } from '../../pages/pageData';
import type { Settings } from '../../settings/schema';
import { socialImageRoute, socialImageSize } from './routes';

/** The settings that metadata of a page contains. */
export type SeoSettings = Pick<Settings, 'address' | 'base' | 'title' | 'tagline' | 'language' | 'publisher'>;

/** The address under which search engines index the page. */
export const canonicalOf = ({ route, metadata }: Pick<IndexedPage, 'route' | 'metadata'>, site: SiteUrl) =>
  encodeURI(fullUrl(metadata.canonical ?? route, site));

/** The image for shared links to the page. */
export function imageOf({ kind, route, title, metadata }: IndexedPage, site: SeoSettings) {
  return {
    url: encodeURI(fullUrl(socialImageRoute(metadata.imageRoute ?? route), site)),
    alt: kind === 'home' ? `${site.title}: ${site.tagline}` : `${title}, ${site.title}`,
    ...socialImageSize,
  };
}

/** Metadata for previews of a link to the page: Open Graph (ogp.me) and the cards of X. */
export function socialTags(page: IndexedPage, site: SeoSettings) {
  const { title, description, metadata } = page;
  const isArticle = pageKinds[page.kind].isArticle;
  const image = imageOf(page, site);
  const openGraph: Record<string, string | number | undefined> = {
    'og:type': isArticle ? 'article' : 'website',
    'og:site_name': site.title,
    'og:title': page.kind === 'home' ? `${site.title}: ${site.tagline}` : title,
    'og:description': description,
    'og:url': canonicalOf(page, site),
    // Open Graph requires a territory.
    'og:locale': /^\w+-\w{2}$/.test(site.language) ? site.language.replace('-', '_') : undefined,
    'og:image': image.url,
    'og:image:alt': image.alt,
    'og:image:width': image.width,
    'og:image:height': image.height,
    'article:published_time': isArticle ? metadata.published : undefined,
    'article:modified_time': isArticle ? metadata.modified : undefined,
  };
  const card = {
    'twitter:card': 'summary_large_image',
    'twitter:title': String(openGraph['og:title']),
    'twitter:description': description,
    'twitter:image': image.url,
    'twitter:image:alt': image.alt,
  };
  return [
    ...Object.entries(openGraph).flatMap(([property, content]) =>
      content === undefined ? [] : [{ property, content: String(content) }],
    ),
    ...Object.entries(card).map(([name, content]) => ({ name, content })),
  ];
}
