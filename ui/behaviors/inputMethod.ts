import type { BehaviorScope } from './behavior';
import { isComposing } from './on';

/**
 * Keeps the keys of an input method from every other listener of the page: Escape takes the word back, Enter confirms it,
 * arrows and Tab choose among others. Mount it before listeners that the window calls first.
 */
export function inputMethod({ document, signal }: Omit<BehaviorScope, 'host'>): void {
  document.defaultView!.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event)) event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
}
