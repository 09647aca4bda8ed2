import type { PageData } from '../../plugins/markdown/remarkDocument';

/** The page shown, as Rspress hands it over, with the data that our plugin put beside it. */
export interface SitePage extends PageData {
  title: string;
  /** Address without base. */
  routePath: string;
  /** `404` when there is no page at the address. */
  pageType: string;
  frontmatter: { description?: string; robots?: string; pageType?: string };
  /** `wide` for a page that needs the whole width: it has no table of contents beside it. */
  layout?: 'wide';
  /** The page whose content lives in the browser too, drawn by React. All other content is HTML and stays as the build drew it. */
  live?: 'search';
}

/** What of a page the browser needs beside its HTML: what the frame around the content shows. */
export function frameData({ title, routePath, pageType, toc, navigation, layout, live }: SitePage): SitePage {
  return {
    title,
    routePath,
    pageType,
    // Rspress derives the kind of a page from this.
    frontmatter: { pageType },
    toc,
    navigation: navigation && { sidebar: navigation.sidebar, versions: navigation.versions, trail: [] },
    layout,
    live,
  };
}
