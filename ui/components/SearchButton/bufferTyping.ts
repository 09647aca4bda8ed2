import type { BehaviorScope } from '../../behaviors/behavior';
import { onEvent } from '../../behaviors/events';
import { hasShortcutModifier } from '../../behaviors/on';

/**
 * Keeps what a reader types until the search field has loaded, and enters it there. Ends on Escape, Tab, a press, or when
 * the focus or the page changes, which aborts the returned signal. `dialog` selects the search dialog.
 */
export function bufferTyping({ document, signal }: BehaviorScope, dialog: string): AbortSignal {
  let typed = '';
  const controller = new AbortController();
  const end = () => controller.abort();
  signal.addEventListener('abort', end, { signal: controller.signal });
  onEvent({ document, signal: controller.signal }, 'ui:arrival', end);

  const window = document.defaultView!;
  const beforeOthers = { capture: true, signal: controller.signal };
  window.addEventListener('pointerdown', end, beforeOthers);
  window.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.closest(dialog)) {
        if (!(target instanceof HTMLInputElement)) return;
        if (typed !== '') insertText(target, typed);
      }
      end();
    },
    beforeOthers,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      // Autofill fires events that have no key.
      const { key = '' } = event;
      if (key === 'Escape' || key === 'Tab') return end();
      if (hasShortcutModifier(event) && !event.getModifierState('AltGraph')) return;
      // A key that writes is named by its character, others by a word.
      if ([...key].length === 1) typed += key;
      else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('');
      else if (key !== 'Enter') return;
      // A space must not press the focused button, nor a slash open the search again.
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    beforeOthers,
  );
  return controller.signal;
}

function insertText(field: HTMLInputElement, text: string): void {
  // The code that moved the focus may still select the text.
  queueMicrotask(() => {
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  });
}
