import { escapeMarkup } from '../escapeMarkup';
import { absoluteAddress, type Origin } from '../content/documents/withBase';
import type { PublicPage } from '../pages/publicPages';

/** Address of the sitemap without base. */
export const sitemapRoute = '/sitemap.xml';

/**
 * The addresses that search engines shall know, with the time of their last change (sitemaps.org, version 0.9). Pages
 * that another one stands for are left out.
 */
export function sitemap(pages: Pick<PublicPage, 'route' | 'facts'>[], origin: Origin): string {
  const entries = pages
    .filter(({ facts }) => facts.canonical === undefined)
    .map(({ route, facts }) => {
      const address = escapeMarkup(encodeURI(absoluteAddress(route, origin)));
      const changed = facts.modified === undefined ? '' : `<lastmod>${facts.modified}</lastmod>`;
      return `<url><loc>${address}</loc>${changed}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/**
 * Tells crawlers that they may read everything, and where the sitemap is (RFC 9309). Under a base they ask for this file
 * at the root of the host instead, so it has to be copied there.
 */
export const robots = (origin: Origin) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress(sitemapRoute, origin)}\n`;
