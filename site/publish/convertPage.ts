import type { Root } from 'hast';
import { DomUtils, parseDocument } from 'htmlparser2';

import { frameMarker, navbarLabelMarker, sidebarMarker, wholeSidebarMarker } from '../browser/pageMarkers';
import { fullUrl } from '../content/links/withBase';
import type { AssembledSite } from '../pages/assembleSite';
import { pageKinds } from '../pages/pageData';
import type { Settings } from '../settings/schema';
import { cleanArticle } from './cleanArticle';
import { feedHtml } from './feeds/feedHtml';
import { hastOf, type DomElement } from './hastOf';
import { articleMarkdown } from './mirror/articleMarkdown';

/** A part of a text: the offset of its first character, and the offset after its last. */
export interface Range {
  start: number;
  end: number;
}

/** Sources that the Content Security Policy has to allow by their hashes. */
export interface InlineSources {
  scripts: Set<string>;
  styles: Set<string>;
}

/** Which other formats a page has. */
export interface PageFormats {
  /** The full URL of the page. */
  url: string;
  /** Whether its Markdown is made from it. */
  needsMarkdown: boolean;
  isInFeeds: boolean;
}

/** Returns a function from a page's address, without base, to its formats. */
export function formatsOf({ indexedPages, changelog }: AssembledSite, settings: Settings) {
  const kinds = new Map(indexedPages.map(({ route, kind }) => [route, pageKinds[kind]]));
  const inFeeds = new Set(changelog?.entries.map(({ route }) => route));
  return (route: string): PageFormats => ({
    url: fullUrl(route, settings),
    needsMarkdown: kinds.get(route)?.mirrorSource === 'page',
    isInFeeds: inFeeds.has(route),
  });
}

/** A parsed page, and its other formats. */
export interface ConvertedPage extends Omit<ReturnType<typeof parsePage>, 'article'> {
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
  if (!formats?.needsMarkdown && !formats?.isInFeeds) return page;
  if (article === undefined) throw new Error(`The page ${page.route} has no <article>.`);
  const content = cleanArticle(article, formats.url);
  return {
    ...page,
    feedHtml: formats.isInFeeds ? feedHtml(structuredClone(content)) : undefined,
    markdown: formats.needsMarkdown ? articleMarkdown(content) : undefined,
  };
}

/** Parses a page once, and finds its parts in the tree. */
export function parsePage(html: string) {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  /** In the order of the text. */
  const elements = DomUtils.getElementsByTagName('*', document);
  const elementsIn = (parent?: DomElement) => DomUtils.getElementsByTagName('*', parent?.children ?? []);
  const head = elements.find(({ name }) => name === 'head');
  const frame = elements.find(({ attribs }) => frameMarker in attribs);
  const [inHead, inFrame] = [elementsIn(head), elementsIn(frame)];
  const pageTags = inHead.filter(isPageTag);
  const main = inHead.find(isMainScript);
  const early = inHead.filter((element) => element === main || element.attribs.name === 'theme-color');
  const article = inFrame.find(({ name }) => name === 'article');
  const lead = elementsIn(article).find(({ name }) => name === 'p');
  const sidebar = elements.findLast(({ attribs }) => sidebarMarker in attribs);
  const whole = elements.findLast(({ attribs }) => wholeSidebarMarker in attribs);
  const versions = elements.find(({ attribs }) => attribs['data-menu'] === 'versions');
  const htmlAt = ({ start, end }: Range) => html.slice(start, end);
  const innerRange = ({ children, endIndex }: DomElement): Range => {
    const end = html.lastIndexOf('<', endIndex!);
    return { start: children[0]?.startIndex ?? end, end };
  };
  const htmlIn = (element?: DomElement) => (element ? htmlAt(innerRange(element)) : '');
  return {
    /** Its address without base; undefined for HTML that the site did not render. */
    route: frame?.attribs[frameMarker],
    /** Label of the current link in the navbar. */
    navbarLabel: frame?.attribs[navbarLabelMarker],
    /** The tags of its head that differ between pages, as HTML. */
    head: pageTags.map((tag) => htmlAt(rangeOf(tag))).join(''),
    headEnd: head ? innerRange(head).end : -1,
    /** The end of the elements that the early script uses: the colors of the browser's bar and the main script. */
    earlyPartsEnd: Math.max(-1, ...early.map((element) => rangeOf(element).end)),
    /** The element of the main script, its address and its hash. */
    mainScript: main && { ...rangeOf(main), src: main.attribs.src!, integrity: main.attribs.integrity! },
    /** The element between header and footer. */
    frame: frame ? rangeOf(frame) : { start: -1, end: -1 },
    /** Inside of the sidebar next to the text, and its id. */
    sidebar: sidebar && { ...innerRange(sidebar), id: sidebar.attribs[sidebarMarker]! },
    /** The element that carries a whole sidebar, the sidebar's id, and its HTML. */
    wholeSidebar: whole && { ...rangeOf(whole), id: whole.attribs[wholeSidebarMarker]!, html: htmlIn(whole) },
    /** Inside of the version menu, as HTML. */
    versionMenu: htmlIn(versions),
    classes: new Set(elements.flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? [])),
    /** The starts of rows that browsers render only near the window. */
    deferredStarts: elements
      .filter(({ attribs }) => 'data-deferred' in attribs)
      .map((one) => rangeOf(one).start),
    /** The first paragraph of the article: the offset after its tag's name, and the id that it has. */
    lead: lead && { nameEnd: rangeOf(lead).start + '<p'.length, id: lead.attribs.id },
    /** The content of the article, without the colors of code. */
    article: article && ({ type: 'root', children: hastOf(article) } satisfies Root),
    ...inlineOf(elements, new Set(inHead), new Set(inFrame)),
  };
}

const rangeOf = ({ startIndex, endIndex }: DomElement): Range => ({ start: startIndex!, end: endIndex! + 1 });

const isMainScript = ({ name, attribs }: DomElement) =>
  name === 'script' && 'defer' in attribs && 'integrity' in attribs;

/** Whether a tag of the head differs between pages: `browser/navigation/showPage.ts` replaces these. */
function isPageTag({ name, attribs: { name: meta, property, rel, type } }: DomElement): boolean {
  if (name === 'title') return true;
  if (name === 'meta') {
    return property !== undefined || (meta !== undefined && !/^(viewport|theme-color)$/.test(meta));
  }
  if (name === 'link') return rel === 'canonical' || rel === 'alternate';
  return name === 'script' && type === 'application/ld+json';
}

/** Sources of a page's inline scripts and styles, and descriptions of the markup that the policy blocks. */
function inlineOf(elements: DomElement[], inHead: ReadonlySet<DomElement>, inFrame: ReadonlySet<DomElement>) {
  const inline: InlineSources = { scripts: new Set(), styles: new Set() };
  const blocked: string[] = [];
  for (const element of elements) {
    const { name, attribs } = element;
    blocked.push(...blockedAttributes(attribs));
    if (isBlockedElement(name) && !inHead.has(element)) blocked.push(`the element <${name}>`);
    if (name === 'style') inline.styles.add(DomUtils.textContent(element));
    if (name !== 'script' || !isExecutable(attribs.type)) continue;
    const text = DomUtils.textContent(element);
    if (inFrame.has(element) && (attribs.src ?? text)) blocked.push(`the script ${attribs.src ?? text}`);
    if (attribs.src === undefined && text !== '') inline.scripts.add(text);
  }
  return { inline, blocked };
}

/** Whether a browser executes a script of this `type` or applies it to other scripts. Others are data. */
const isExecutable = (type = ''): boolean =>
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i.test(type.trim());

/** Whether the Content Security Policy blocks an element outside of a page's head, whose styles it knows. */
const isBlockedElement = (name: string): boolean => /^(style|iframe|frame|object|embed)$/.test(name);

/** Describes the attributes of an element that the Content Security Policy blocks. */
function blockedAttributes(attributes: Record<string, string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const attribute = `${name}="${value}"`;
    if (name === 'style') return [`the inline style ${attribute}`];
    if (/^on[a-z]+$/.test(name)) return [`the event handler ${attribute}`];
    if (/^\s*javascript:/i.test(value)) return [`the script address ${attribute}`];
    return [];
  });
}
