/** Address of the changelog's first page, without base. Everything of the changelog lies under it. */
export const changelogRoute = '/changelog';

/** Names under the changelog's address that are pages of its own, so that no entry can have them. */
export const reservedSlugs = ['page', 'archive', 'authors', 'tags', 'kinds', 'index'];

export const entryRoute = (slug: string) => `${changelogRoute}/${slug}`;

export const archiveRoute = `${changelogRoute}/archive`;

export const authorsRoute = `${changelogRoute}/authors`;

export const authorRoute = (key: string) => `${authorsRoute}/${key}`;

export const tagRoute = (key: string) => `${changelogRoute}/tags/${key}`;

export const kindRoute = (kind: string) => `${changelogRoute}/kinds/${kind}`;

/** Address of a page of a list, from 1, whose first page has the address of the list. */
export const pageRoute = (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`);

/** Addresses of the feeds that belong to a page: of the changelog, or of a tag. */
export const feedRoutes = (route: string) => ({
  rss: `${route}/rss.xml`,
  atom: `${route}/atom.xml`,
  json: `${route}/feed.json`,
});
