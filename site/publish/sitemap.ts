import { escapeMarkup } from '../escapeMarkup';
import { fullUrl, type SiteUrl } from '../content/links/withBase';
import { generatedFiles } from '../content/targetsOf';
import type { IndexedPage } from '../pages/pageData';

/**
 * The addresses for search engines, with the time of their last change (sitemaps.org, version 0.9). Pages with another
 * canonical address are left out.
 */
export function sitemap(pages: Pick<IndexedPage, 'route' | 'metadata'>[], site: SiteUrl): string {
  const urls = pages
    .filter(({ metadata }) => metadata.canonical === undefined)
    .map(({ route, metadata }) => {
      const address = escapeMarkup(encodeURI(fullUrl(route, site)));
      const changed = metadata.modified === undefined ? '' : `<lastmod>${metadata.modified}</lastmod>`;
      return `<url><loc>${address}</loc>${changed}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

/**
 * Lets crawlers fetch everything, and names the sitemap (RFC 9309). Crawlers read the file at the root of a host only: a site
 * with a base has to copy it there.
 */
export const robots = (site: SiteUrl) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${fullUrl(generatedFiles.sitemap, site)}\n`;
