import type { Root } from 'hast';
import { Parser } from 'htmlparser2';

import {
  frameMarker,
  sectionMarker,
  sidebarMarker,
  wholeSidebarMarker,
} from '../browser/navigation/pageDocument';
import { HastBuilder } from './hastBuilder';
import { blockedAttributes, isBlockedElement, runs } from './headers/blockedMarkup';

/** A part of a text: the offset of its first character, and the offset after its last. */
export interface Range {
  start: number;
  end: number;
}

/** What the build needs of a page, from one pass over its HTML. */
export interface TakenPage {
  html: string;
  /** Its address without base; undefined for HTML that the site did not draw. */
  route?: string;
  /** Label of the page's section in the navbar. */
  section?: string;
  /** The tags of its head that differ between pages, as HTML. */
  head: string;
  /** Where the head ends. */
  headEnd: number;
  /** Where the elements end that the early script works with: the colors of the browser's bar and the main script. */
  earlyPartsEnd: number;
  /** The element of the main script. */
  mainScript?: Range & { src: string };
  /** The element between header and footer. */
  frame: Range;
  /** Inside of the sidebar next to the text, and its id. */
  sidebar?: Range & { id: string };
  /** The element that carries a whole sidebar, the id of that, and its HTML. */
  wholeSidebar?: Range & { id: string; html: string };
  /** Inside of the version menu, as HTML. */
  versions: string;
  /** Names of all classes. */
  classes: Set<string>;
  /** Where rows begin that browsers render when they are near the window. */
  deferred: number[];
  /** The first paragraph of the article: the offset after its tag's name, and the id that it has. */
  lead?: { nameEnd: number; id?: string };
  /** The content of the article, without the colors of code. */
  article?: Root;
  /** Sources of scripts that run, and of styles. */
  inline: InlineSources;
  /** Markup that the Content Security Policy blocks, in words. */
  blocked: string[];
}

/** Sources that the Content Security Policy has to allow by their hashes. */
export interface InlineSources {
  scripts: Set<string>;
  styles: Set<string>;
}

type Attributes = Record<string, string>;

interface OpenElement {
  name: string;
  attributes: Attributes;
  /** Offset of its start tag, and the offset after that tag. */
  start: number;
  inside: number;
  /** Its source, if it is a script or a style. */
  text: string;
}

/** Reads a page once, from its first character to the last. */
export function takePage(html: string): TakenPage {
  const reader = new PageReader(html);
  const parser = new Parser(reader);
  reader.parser = parser;
  parser.end(html);
  return reader.page;
}

class PageReader {
  readonly page: TakenPage;
  parser!: Parser;
  #open: OpenElement[] = [];
  #article?: { builder: HastBuilder; depth: number };
  #isInHead = false;
  #isInFrame = false;

  constructor(html: string) {
    this.page = {
      html,
      head: '',
      headEnd: -1,
      earlyPartsEnd: -1,
      frame: { start: -1, end: -1 },
      versions: '',
      classes: new Set(),
      deferred: [],
      inline: { scripts: new Set(), styles: new Set() },
      blocked: [],
    };
  }

  onopentag(name: string, attributes: Attributes): void {
    if (name === 'head') this.#isInHead = true;
    const { startIndex: start, endIndex } = this.parser;
    this.#open.push({ name, attributes, start, inside: endIndex + 1, text: '' });
    this.#note(name, attributes, start);
    if (this.#article) return this.#article.builder.open(name, attributes);
    if (name === 'article' && this.#isInFrame && !this.page.article) {
      this.#article = { builder: new HastBuilder(), depth: this.#open.length };
    }
  }

  onclosetag(name: string): void {
    const element = this.#open.at(-1)!;
    if (this.#article?.depth === this.#open.length) {
      this.page.article = this.#article.builder.root;
      this.#article = undefined;
    }
    this.#article?.builder.close(name);
    this.#open.pop();
    this.#end(element);
  }

  ontext(text: string): void {
    this.#article?.builder.text(text);
    const element = this.#open.at(-1);
    if (element && /^(script|style)$/.test(element.name)) element.text += text;
  }

  /** Notes what an element says by its name and attributes alone. */
  #note(name: string, attributes: Attributes, start: number): void {
    const { page } = this;
    for (const blocked of blockedAttributes(attributes)) page.blocked.push(blocked);
    if (isBlockedElement(name) && !this.#isInHead) page.blocked.push(`the element <${name}>`);
    for (const className of attributes.class?.split(/\s+/) ?? []) page.classes.add(className);
    if ('data-deferred' in attributes) page.deferred.push(start);
    if (this.#article && name === 'p') page.lead ??= { nameEnd: start + '<p'.length, id: attributes.id };
    if (attributes[frameMarker] !== undefined && page.route === undefined) {
      page.route = attributes[frameMarker];
      page.section = attributes[sectionMarker];
      this.#isInFrame = true;
    }
  }

  /** Takes what is known once an element has ended. */
  #end(element: OpenElement): void {
    const { name, attributes, inside, text } = element;
    const { page } = this;
    const { startIndex: start, endIndex } = this.parser;
    if (name === 'head') {
      page.headEnd = start;
      this.#isInHead = false;
    }
    if (this.#isInHead) this.#endInHead(element, endIndex + 1);
    if (name === 'script') this.#endScript(attributes, text);
    if (name === 'style') page.inline.styles.add(text);
    if (attributes[frameMarker] !== undefined) {
      page.frame = { start: element.start, end: endIndex + 1 };
      this.#isInFrame = false;
    }
    const { [sidebarMarker]: sidebarId, [wholeSidebarMarker]: wholeId } = attributes;
    if (sidebarId !== undefined) page.sidebar = { start: inside, end: start, id: sidebarId };
    if (wholeId !== undefined) {
      page.wholeSidebar = {
        start: element.start,
        end: endIndex + 1,
        id: wholeId,
        html: page.html.slice(inside, start),
      };
    }
    if (name === 'details' && attributes['data-menu'] === 'versions') {
      page.versions ||= page.html.slice(inside, start);
    }
  }

  #endInHead({ name, attributes, start }: OpenElement, end: number): void {
    const { page } = this;
    if (isPageTag(name, attributes)) page.head += page.html.slice(start, end);
    if (name === 'meta' && attributes.name === 'theme-color') page.earlyPartsEnd = end;
    if (name === 'script' && attributes.src !== undefined && 'defer' in attributes) {
      page.mainScript ??= { start, end, src: attributes.src };
      page.earlyPartsEnd = end;
    }
  }

  #endScript({ src, type }: Attributes, text: string): void {
    if (!runs(type)) return;
    if (this.#isInFrame && (src ?? text)) this.page.blocked.push(`the script ${src ?? text}`);
    if (src === undefined && text !== '') this.page.inline.scripts.add(text);
  }
}

/** Whether a tag of the head differs between pages: what `browser/navigation/swap.ts` replaces. */
function isPageTag(name: string, { name: meta, property, rel, type }: Attributes): boolean {
  if (name === 'title') return true;
  if (name === 'meta') {
    return property !== undefined || (meta !== undefined && !/^(viewport|theme-color)$/.test(meta));
  }
  if (name === 'link') return rel === 'canonical' || rel === 'alternate';
  return name === 'script' && type === 'application/ld+json';
}
