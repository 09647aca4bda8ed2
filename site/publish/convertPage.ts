import { cleanArticle } from './cleanArticle';
import { feedHtml } from './feeds/feedHtml';
import { articleMarkdown } from './mirror/articleMarkdown';
import { parsePage, type ParsedPage } from './parsePage';

/** Which other formats a page has. */
export interface PageFormats {
  /** The full URL of the page. */
  url: string;
  /** Whether its text is written as Markdown. */
  isMirrored: boolean;
  /** Whether feeds have its text. */
  isInFeeds: boolean;
}

/** A parsed page, and its other formats. */
export interface ConvertedPage extends Omit<ParsedPage, 'article'> {
  /** As bytes, which don't count towards the limit of V8's heap. */
  html: Uint8Array;
  markdown?: string;
  feedHtml?: string;
}

/** Parses the HTML of a page, and converts it to its other formats. HTML in `public/` has none. */
export function convertPage(html: string, formats?: PageFormats): ConvertedPage {
  const { article, ...parsed } = parsePage(html);
  // V8 keeps a whole page in memory for as long as any slice of it is used, so the slices are copied.
  const page = structuredClone({ ...parsed, html: new TextEncoder().encode(html) });
  if (!formats?.isMirrored && !formats?.isInFeeds) return page;
  if (article === undefined) throw new Error(`The page ${page.route} has no <article>.`);
  const content = cleanArticle(article, formats.url);
  return {
    ...page,
    feedHtml: formats.isInFeeds ? feedHtml(structuredClone(content)) : undefined,
    markdown: formats.isMirrored ? articleMarkdown(content) : undefined,
  };
}
