import { articleOf } from './articleOf';
import { feedHtml } from './feeds/feedHtml';
import { articleMarkdown } from './mirror/articleMarkdown';
import { takePage, type TakenPage } from './takePage';

/** Which other forms a page has. */
export interface FormsOptions {
  /** The full address of the page. */
  href: string;
  /** Whether its text is written as Markdown. */
  isMirrored: boolean;
  /** Whether feeds have its text. */
  isInFeeds: boolean;
}

/** A page, and its other forms. */
export interface PageForms extends Omit<TakenPage, 'article'> {
  /** As bytes, which don't count towards the limit of V8's heap. */
  html: Uint8Array;
  markdown?: string;
  feedHtml?: string;
}

/**
 * Parses the HTML of a page, and makes its other forms: Markdown, and HTML for feeds.
 *
 * @param forms @default none
 */
export function takeForms(html: string, forms?: FormsOptions): PageForms {
  const { article, ...taken } = takePage(html);
  // V8 keeps a whole page in memory for as long as any slice of it is used, so the slices are copied.
  const page = structuredClone({ ...taken, html: new TextEncoder().encode(html) });
  if (!forms?.isMirrored && !forms?.isInFeeds) return page;
  if (article === undefined) throw new Error(`The page ${page.route} has no <article>.`);
  const content = articleOf(article, forms.href);
  return {
    ...page,
    feedHtml: forms.isInFeeds ? feedHtml(structuredClone(content)) : undefined,
    markdown: forms.isMirrored ? articleMarkdown(content) : undefined,
  };
}
