import type { BehaviorScope } from './behavior';

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

/**
 * Whether a key belongs to an input method, which composes a word of Japanese, Chinese or Korean with it. Safari ends the
 * composition before the key that confirms it, so its key code counts too.
 */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
