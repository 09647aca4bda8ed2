import type { UiEvents } from '#ui/behaviors';

/**
 * Shows the next page in a view transition when it has the sign of the link: the rosette of a release, the title of a card.
 * Other pages are shown immediately, since a transition delays them by a frame or two.
 */
export function showInTransition(change: UiEvents['ui:change']): void {
  const { from, frame, show } = change;
  if (!from) return;
  const holder = from.closest(':has(> [data-sign], > * > [data-sign])');
  const sign = holder?.querySelector<HTMLElement>('[data-sign]');
  const { hash = '' } = from as Partial<HTMLAnchorElement>;
  const title = hash ? `#${CSS.escape(hash.slice(1))}` : 'h1';
  const goal = sign && frame.querySelector<HTMLElement>(sign.matches('svg') ? 'header > svg' : title);
  if (!goal || !document.startViewTransition || matchMedia('(prefers-reduced-motion)').matches) return;
  change.show = () => {
    const reset = setNames(sign);
    const transition = document.startViewTransition(() => {
      // The page is kept for those who come back.
      reset();
      show();
      void transition.finished.finally(setNames(goal));
    });
    return transition.updateCallbackDone;
  };
}

/** Names the parts of the page that a transition draws. Returns how to undo it. @param sign In the article of the page. */
function setNames(sign: HTMLElement): () => void {
  const [article, header] = [sign.closest('main')!, document.querySelector('header')!];
  const parts = Object.entries({ sign, article, header });
  for (const [name, part] of parts) part.style.viewTransitionName = name;
  return () => {
    for (const [, part] of parts) part.style.viewTransitionName = '';
  };
}
