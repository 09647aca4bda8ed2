import type { Settings } from '../../settings/schema';
import type { SitePage } from './sitePage';

/** Between a page's name and the site's. */
const delimiter = ' | ';

/** What a page is called, one that is not there too. */
export const pageName = ({ title, pageType }: Pick<SitePage, 'title' | 'pageType'>): string =>
  pageType === '404' ? 'Page not found' : title;

/** What the tab of a page is called: the page before the site; the home page by the site and its tagline. */
export function pageTitle(
  page: Pick<SitePage, 'title' | 'routePath' | 'pageType'>,
  settings: Pick<Settings, 'title' | 'tagline'>,
): string {
  if (page.routePath === '/') return `${settings.title}${delimiter}${settings.tagline}`;
  return `${pageName(page)}${delimiter}${settings.title}`;
}
