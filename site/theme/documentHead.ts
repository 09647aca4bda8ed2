import { withBase } from '../content/documents/withBase';
import type { Settings } from '../settings/schema';
import { canonicalOf, type SharedPage } from './head/sharedPage';
import { socialTags } from './head/socialTags';
import { structuredData } from './head/structuredData';
import { mirrorRoute } from './head/routes';
import type { SitePage } from './sitePage';

/** Title, description, other forms of a page and what it says to machines, as `useHead` takes them. A page without facts is listed and shared by nobody. */
export function documentHead(page: SitePage, settings: Settings) {
  const { routePath, description = settings.tagline, alternates = [], facts } = page;
  const head = {
    title: pageTitle(page, settings),
    meta: [
      { name: 'description', content: description },
      ...(facts ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    link: alternates.map(({ type, href, title: name }) => ({ rel: 'alternate', type, href, title: name })),
  };
  if (!facts) return head;
  const shared: SharedPage = {
    route: routePath,
    title: pageName(page),
    description,
    facts,
    trail: page.navigation?.trail ?? [],
    authors: page.entry?.authors ?? [],
    keywords: page.entry?.tags?.map(({ label }) => label) ?? [],
  };
  return {
    ...head,
    meta: [...head.meta, ...socialTags(shared, settings)],
    link: [
      { rel: 'canonical', href: canonicalOf(shared, settings) },
      { rel: 'alternate', type: 'text/markdown', href: withBase(mirrorRoute(routePath), settings.base) },
      ...head.link,
    ],
    script: [{ type: 'application/ld+json', innerHTML: structuredData(shared, settings) }],
  };
}

/** Between a page's name and the site's. */
const delimiter = ' | ';

/** What a page is called, one that is not there too. */
const pageName = ({ title, pageType }: Pick<SitePage, 'title' | 'pageType'>): string =>
  pageType === '404' ? 'Page not found' : title;

/** What the tab of a page is called: the page before the site; the home page by the site and its tagline. */
function pageTitle(
  page: Pick<SitePage, 'title' | 'routePath' | 'pageType'>,
  settings: Pick<Settings, 'title' | 'tagline'>,
): string {
  if (page.routePath === '/') return `${settings.title}${delimiter}${settings.tagline}`;
  return `${pageName(page)}${delimiter}${settings.title}`;
}
