import type { SitePage } from './sitePage';
import type { ClientSettings } from '../settings';

/** Between a page's name and the site's. */
const delimiter = ' | ';

/** Title and description of a page, as `useHead` takes them. */
export function documentHead(
  { title, routePath, pageType, frontmatter }: SitePage,
  settings: ClientSettings,
) {
  const name = pageType === '404' ? 'Page not found' : title;
  return {
    title:
      routePath === '/'
        ? `${settings.title}${delimiter}${settings.tagline}`
        : `${name}${delimiter}${settings.title}`,
    meta: [{ name: 'description', content: frontmatter.description ?? settings.tagline }],
  };
}
