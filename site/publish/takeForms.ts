import type { Origin } from '../content/links/withBase';
import { feedHtml } from './feeds/feedHtml';
import { articleMarkdown } from './mirror/articleMarkdown';
import { takePage, type TakenPage } from './takePage';

/** Which pages have other forms, and where the site is. */
export interface FormsOptions extends Origin {
  /** Addresses of the pages whose text is written as Markdown, without base. */
  mirrored: ReadonlySet<string>;
  /** Addresses of the pages whose text feeds have, without base. */
  inFeeds: ReadonlySet<string>;
}

/** A page, and its other forms. */
export interface PageForms extends Omit<TakenPage, 'article' | 'html'> {
  /** As bytes, which don't count towards the limit of V8's heap. */
  html: Uint8Array;
  markdown?: string;
  feedHtml?: string;
}

/** Parses the HTML of a page, and makes its other forms: Markdown, and HTML for feeds. */
export function takeForms(html: string, { address, base, mirrored, inFeeds }: FormsOptions): PageForms {
  const { article, ...taken } = takePage(html);
  // V8 keeps a whole page in memory for as long as any slice of it is used, so the slices are copied.
  const page = structuredClone({ ...taken, html: new TextEncoder().encode(html) });
  const { route = '' } = page;
  const isMirrored = mirrored.has(route);
  if (!isMirrored && !inFeeds.has(route)) return page;
  if (article === undefined) throw new Error(`The page ${route} has no <article>.`);
  const href = `${address}${base.slice(0, -1)}${route}`;
  return {
    ...page,
    feedHtml: inFeeds.has(route) ? feedHtml(structuredClone(article), href) : undefined,
    // Changes the article.
    markdown: isMirrored ? articleMarkdown(article, href) : undefined,
  };
}
