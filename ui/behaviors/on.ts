import type { BehaviorScope } from './behavior';
import { showCrash } from './showCrash';

/**
 * Listens for an event on all elements of a document that a selector finds, those that arrive later among them. A listener
 * that throws fails alone: the page says so where it stood, and everything else goes on.
 *
 * @param selector Finds the element: the target of the event, or the nearest one around it.
 * @param act Gets that element and the event.
 * @param options `capture` to come before listeners of the elements themselves. @default bubbling
 */
export function on<Kind extends keyof DocumentEventMap>(
  { document, signal }: Pick<BehaviorScope, 'document' | 'signal'>,
  kind: Kind,
  selector: string,
  act: (element: HTMLElement, event: DocumentEventMap[Kind]) => void,
  options: Pick<AddEventListenerOptions, 'capture' | 'passive'> = {},
): void {
  document.addEventListener(
    kind,
    (event) => {
      const { target } = event;
      const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
      if (!element) return;
      try {
        act(element, event);
      } catch (error) {
        showCrash(element, error);
      }
    },
    { ...options, signal },
  );
}

/** Whether a key or a click comes with a key that makes it mean something else: a shortcut of the browser, or of the system. */
export const isModified = ({ altKey, ctrlKey, metaKey }: KeyboardEvent | MouseEvent): boolean =>
  altKey || ctrlKey || metaKey;
