import { withBase } from '../content/links/withBase';
import { isIndexed, type SitePage } from '../pages/pageData';
import type { Settings } from '../settings/schema';
import { mirrorRoute } from './head/routes';
import { canonicalOf, socialTags } from './head/socialTags';
import { structuredData } from './head/structuredData';

/** The `<head>` of a page, for `useHead`: title, metadata, and links to other formats. */
export function pageHead(page: SitePage, settings: Settings) {
  const { route, description = settings.tagline, alternates = [] } = page;
  const head = {
    htmlAttrs: { lang: settings.language },
    title: titleOf(page, settings),
    meta: [{ name: 'description', content: description }],
    link: alternates.map(({ type, href, title }) => ({ rel: 'alternate', type, href, title })),
  };
  if (!isIndexed(page)) return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] };
  return {
    ...head,
    meta: [...head.meta, ...socialTags(page, settings)],
    link: [
      { rel: 'canonical', href: canonicalOf(page, settings) },
      { rel: 'alternate', type: 'text/markdown', href: withBase(mirrorRoute(route), settings.base) },
      ...head.link,
    ],
    script: [{ type: 'application/ld+json', innerHTML: structuredData(page, settings) }],
  };
}

function titleOf({ kind, title, pageType }: SitePage, site: Settings): string {
  if (kind === 'home') return `${site.title} | ${site.tagline}`;
  return `${pageType === '404' ? 'Page not found' : title} | ${site.title}`;
}
