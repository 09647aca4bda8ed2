import type { Page } from '@playwright/test';

/** A focusable element as assistive technology presents it. */
export interface Focusable {
  role: string;
  name: string;
  /** Names of its ancestors, the innermost last. */
  around: string[];
  /** Where a link leads. */
  url?: string;
}

/** Renders everything on a page: rows far below, and folded content. */
export async function unroll(page: Page): Promise<void> {
  // Colors would fade while they are looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
  });
}

/** Everything in the accessibility tree of a page that can have the focus, in its order. */
export async function focusables(page: Page): Promise<Focusable[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const property = (node: (typeof nodes)[number], name: string): unknown =>
    node.properties?.find((one) => one.name === name)?.value.value;
  const nameOf = (node: (typeof nodes)[number]) => String(node.name?.value ?? '').trim();
  return nodes
    .filter((node) => !node.ignored && property(node, 'focusable') === true)
    .map((node) => {
      const around: string[] = [];
      let outer = byId.get(node.parentId ?? '');
      for (; outer; outer = byId.get(outer.parentId ?? '')) {
        if (!outer.ignored && nameOf(outer) !== '') around.unshift(nameOf(outer));
      }
      const url = property(node, 'url');
      return {
        role: String(node.role?.value),
        name: nameOf(node),
        around,
        url: url === undefined ? undefined : String(url),
      };
    });
}

/** What the Tab key stops at, and looks the same with the focus as without it, a line each; and how many stops there are. */
export async function stopsWithoutRing(page: Page): Promise<{ stops: number; without: string[] }> {
  // The focus ring is only visible to keyboard users.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const stops = [...document.querySelectorAll<HTMLElement>('a, button, input, summary, [tabindex]')].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    );
    const ringOf = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
      const outline =
        outlineStyle === 'none' || outlineWidth === '0px' ? '' : `${outlineWidth} ${outlineColor}`;
      return `${outline} ${boxShadow}`;
    };
    (document.activeElement as HTMLElement).blur();
    const before = stops.map(ringOf);
    const without = stops.filter((element, index) => {
      element.focus({ preventScroll: true });
      return document.activeElement !== element || ringOf(element) === before[index];
    });
    return { stops: stops.length, without: without.map(({ outerHTML }) => outerHTML.slice(0, 160)) };
  });
}
