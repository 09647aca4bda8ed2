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
    sign.style.viewTransitionName = 'sign';
    const { updateCallbackDone, finished } = document.startViewTransition(() => {
      // The page is kept for those who come back.
      sign.style.viewTransitionName = '';
      goal.style.viewTransitionName = 'sign';
      show();
    });
    void finished.finally(() => (goal.style.viewTransitionName = ''));
    return updateCallbackDone;
  };
}
