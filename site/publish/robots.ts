import { absoluteAddress, type Origin } from '../content/documents/absoluteAddress';
import { sitemapRoute } from './sitemap';

/**
 * Tells crawlers that they may read everything, and where the sitemap is (RFC 9309). Under a base they ask for this file
 * at the root of the host instead, so it has to be copied there.
 */
export const robots = (origin: Origin) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteAddress(sitemapRoute, origin)}\n`;
