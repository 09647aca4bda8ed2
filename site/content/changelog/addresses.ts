/** Address of the changelog, without base. */
export const changelogRoute = '/changelog';

export const entryRoute = (slug: string) => `${changelogRoute}/${slug}`;
export const archiveRoute = `${changelogRoute}/archive`;
export const authorsRoute = `${changelogRoute}/authors`;
export const authorRoute = (key: string) => `${authorsRoute}/${key}`;
export const tagRoute = (key: string) => `${changelogRoute}/tags/${key}`;
export const kindRoute = (kind: string) => `${changelogRoute}/kinds/${kind}`;

/** Address of one page of a list, from the list's own route or href, which is the address of page 1. */
export const listPageAddress = (list: string, page: number) => (page === 1 ? list : `${list}/page/${page}`);

/** Addresses of the feeds. */
export const feedRoutes = {
  rss: `${changelogRoute}/rss.xml`,
  atom: `${changelogRoute}/atom.xml`,
  json: `${changelogRoute}/feed.json`,
};

/** The file of a year's poster. */
export const posterRoute = (year: string): string => `/static/posters/changelog-${year}.svg`;
