import type { BehaviorScope } from '../behaviors/behavior';
import { decodeLeniently } from '../behaviors/decodeLeniently';
import { onArrival } from '../behaviors/events';
import { reveal } from './reveal';

/** Opens the folds and tabs around the target of the address and scrolls to it, even if the target is added later. */
export function revealTarget(scope: BehaviorScope): void {
  const { document, signal } = scope;
  let shown: Element | undefined;
  const show = () => {
    const target = document.getElementById(decodeLeniently(document.location.hash.slice(1)));
    if (!target || target === shown) return;
    shown = target;
    if (reveal(target)) target.scrollIntoView();
  };
  const showAgain = () => {
    shown = undefined;
    show();
  };
  document.defaultView?.addEventListener('hashchange', showAgain, { signal });
  onArrival(scope, show);
}
