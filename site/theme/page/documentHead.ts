import type { SitePage } from './sitePage';
import type { ClientSettings } from '../settings';

/** Between a page's name and the site's. */
const delimiter = ' | ';

/** Title, description and other forms of a page, as `useHead` takes them. */
export function documentHead(
  { title, routePath, pageType, frontmatter, alternates = [] }: SitePage,
  settings: ClientSettings,
) {
  const pageName = pageType === '404' ? 'Page not found' : title;
  return {
    title:
      routePath === '/'
        ? `${settings.title}${delimiter}${settings.tagline}`
        : `${pageName}${delimiter}${settings.title}`,
    meta: [
      { name: 'description', content: frontmatter.description ?? settings.tagline },
      ...(frontmatter.robots ? [{ name: 'robots', content: frontmatter.robots }] : []),
    ],
    link: alternates.map(({ type, href, title: name }) => ({ rel: 'alternate', type, href, title: name })),
  };
}
