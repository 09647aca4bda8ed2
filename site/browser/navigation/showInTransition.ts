import type { UiEvents } from '#ui/behaviors';

/** On the link by which the reader left a page, for the way back. */
const followedMarker = 'data-followed';

/**
 * Shows the next page in a view transition if it has the link's sign, and so does the way back: for
 * a release's rosette or a card's title. Other pages are shown immediately, since a transition delays them by a
 * frame or two.
 */
export function showInTransition(change: UiEvents['ui:change']): void {
  const { from, frame, show } = change;
  if (from) {
    document.querySelector(`[${followedMarker}]`)?.toggleAttribute(followedMarker, false);
    from.toggleAttribute(followedMarker, true);
  }
  const link = from ?? frame.querySelector(`[${followedMarker}]`);
  const holder = link?.closest(':has(> [data-sign], > * > [data-sign])');
  const sign = holder?.querySelector<HTMLElement>('[data-sign]');
  if (!sign) return;
  const { hash } = link as Partial<HTMLAnchorElement>;
  const title = hash ? `#${CSS.escape(hash.slice(1))}` : 'h1';
  const page = from ? frame : document;
  const goal = page.querySelector<HTMLElement>(sign.matches('svg') ? 'header > svg' : title);
  if (!goal || !document.startViewTransition || matchMedia('(prefers-reduced-motion)').matches) return;
  const [first, last] = from ? [sign, goal] : [goal, sign];
  change.show = () => {
    setName(first, 'sign');
    const transition = document.startViewTransition(() => {
      // The page is kept for readers who come back.
      setName(first, '');
      show();
      setName(last, 'sign');
      void transition.finished.finally(() => setName(last, ''));
    });
    return transition.updateCallbackDone;
  };
}

const setName = (element: HTMLElement, name: string) => {
  element.style.viewTransitionName = name;
};
