import type { BehaviorScope } from './behavior';
import { showRegionError } from './showRegionError';

/** Listens for an event in elements that match a selector, now or later. An error is shown in the element. */
export function on<Type extends keyof DocumentEventMap>(
  { document, signal }: BehaviorScope,
  type: Type,
  selector: string,
  callback: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
  options: Pick<AddEventListenerOptions, 'capture' | 'passive'> = {},
): void {
  document.addEventListener(
    type,
    (event) => {
      const { target } = event;
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (!element) return;
      try {
        callback(element, event);
      } catch (error) {
        showRegionError(element, error);
      }
    },
    { ...options, signal },
  );
}

/** Whether a modifier key makes a key press or a click a shortcut of the browser or the system. */
export const hasShortcutModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent | MouseEvent): boolean =>
  altKey || ctrlKey || metaKey;

/**
 * Whether a key belongs to an input method, which composes a word of Japanese, Chinese or Korean with it. Safari ends the
 * composition before the key that confirms it, so its key code counts too.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
