import type { Behavior } from '../../behaviors/behavior';
import { onArrival } from '../../behaviors/events';
import { part } from '../../behaviors/part';

/** The elements that the behavior finds: links to headings of the page by their anchors, in the order of the page. */
export const parts = {
  contents: part(
    'data-contents',
    'Holds links to the sections of the page. That of the section being read has `aria-current="location"`',
  ),
};

/** Distance below the top of the window at which a heading counts as reached, in pixels. */
const readingLine = 120;

/**
 * Marks the section being read in every list of contents on the page: the last one whose heading is above the reading line.
 * Before the first heading, it's the first section; at the end of the page, the last. Checks at most once a frame.
 */
export const tableOfContents: Behavior = (scope) => {
  const { document, signal } = scope;
  const window = document.defaultView!;
  let lists: HTMLAnchorElement[][] = [];
  let frame = 0;
  const update = () => {
    frame = 0;
    // All reads come before the writes, so that the page is laid out once.
    const currents = lists.map((links) => currentOf(document, links));
    lists.forEach((links, index) => mark(links, currents[index]));
  };
  const schedule = () => {
    if (lists.length > 0) frame ||= window.requestAnimationFrame(update);
  };
  onArrival(scope, () => {
    lists = [...document.querySelectorAll(parts.contents.selector)].map((list) => [
      ...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'),
    ]);
    schedule();
  });
  for (const kind of ['scroll', 'resize']) window.addEventListener(kind, schedule, { passive: true, signal });
};

/** The link to the section being read. Undefined if no section of the list is on the page. */
function currentOf(document: Document, links: HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const { scrollHeight } = document.documentElement;
  const { scrollY, innerHeight } = document.defaultView!;
  const isAtEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
  const onPage = links.flatMap((link) => {
    const heading = document.getElementById(link.getAttribute('href')!.slice(1));
    return heading ? [{ link, heading }] : [];
  });
  // A page can be rendered in steps, and tabs can be hidden: headings without a box would appear to be at the very top.
  const hasBox = (element: Element) => !element.closest('[hidden]') && element.getClientRects().length > 0;
  const rendered = onPage.filter(({ heading }) => hasBox(heading));
  const reached = rendered.filter(({ heading }) => heading.getBoundingClientRect().top <= readingLine);
  return ((isAtEnd ? rendered.at(-1) : reached.at(-1)) ?? onPage[0])?.link;
}

function mark(links: HTMLAnchorElement[], current: HTMLAnchorElement | undefined): void {
  for (const link of links) {
    if (link !== current) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) link.setAttribute('aria-current', 'location');
  }
}
