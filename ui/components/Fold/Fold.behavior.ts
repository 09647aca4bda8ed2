import type { Behavior } from '../../behaviors/behavior';
import { decodeLeniently } from '../../behaviors/decodeLeniently';
import { listen } from '../../behaviors/events';

/** Opens every `<details>` around an element. Returns whether one was closed. */
export function openFolds(element: Element): boolean {
  let opened = false;
  for (let fold = element.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    opened ||= !fold.open;
    fold.open = true;
  }
  return opened;
}

/** Opens the folds around the target of the address and scrolls to it, also when the target arrives later. */
export const fold: Behavior = (scope) => {
  const { document, signal } = scope;
  let shown: Element | undefined;
  const show = () => {
    const target = document.getElementById(decodeLeniently(document.location.hash.slice(1)));
    if (!target || target === shown) return;
    shown = target;
    if (openFolds(target)) target.scrollIntoView();
  };
  const showAnew = () => {
    shown = undefined;
    show();
  };
  document.defaultView?.addEventListener('hashchange', showAnew, { signal });
  listen(scope, 'ui:arrival', show);
  show();
};
