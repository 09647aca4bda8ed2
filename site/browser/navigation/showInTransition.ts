import type { UiEvents } from '#ui/behaviors';

/** On the link by which the reader left a page, for the way back. */
const followedMarker = 'data-followed';

/**
 * Shows the next page in a view transition if it has the link's shared element, and so does the way back: for
 * a release's rosette or a card's title. Other pages are shown immediately, since a transition delays them.
 */
export function showInTransition(change: UiEvents['ui:swap']): void {
  const { link: followedLink, frame, show } = change;
  if (followedLink) {
    document.querySelector(`[${followedMarker}]`)?.toggleAttribute(followedMarker, false);
    followedLink.toggleAttribute(followedMarker, true);
  }
  const link = followedLink ?? frame.querySelector(`[${followedMarker}]`);
  const container = link?.closest(':has(> [data-shared], > * > [data-shared])');
  const shared = container?.querySelector<HTMLElement>('[data-shared]');
  if (!shared) return;
  const { hash } = link as Partial<HTMLAnchorElement>;
  const title = hash ? `#${CSS.escape(hash.slice(1))}` : 'h1';
  const page = followedLink ? frame : document;
  const target = page.querySelector<HTMLElement>(shared.matches('svg') ? 'header > svg' : title);
  if (!target || !document.startViewTransition || matchMedia('(prefers-reduced-motion)').matches) return;
  const [first, last] = followedLink ? [shared, target] : [target, shared];
  change.show = () => {
    setName(first, 'shared');
    const transition = document.startViewTransition(() => {
      // The page is kept for readers who come back.
      setName(first, '');
      show();
      setName(last, 'shared');
      void transition.finished.finally(() => setName(last, ''));
    });
    return transition.updateCallbackDone;
  };
}

const setName = (element: HTMLElement, name: string) => (element.style.viewTransitionName = name);
