import type { BehaviorScope } from './behavior';
import { isComposing } from './on';

/**
 * Keeps the keys of an input method from every other listener of the page: Escape cancels the word, Enter confirms it,
 * arrows and Tab choose among others. Mount it before other capturing listeners of the window.
 */
export function inputMethod({ document, signal }: BehaviorScope): void {
  document.defaultView!.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event)) event.stopImmediatePropagation();
    },
    { capture: true, signal },
  );
}
