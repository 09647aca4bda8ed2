/** What was typed since the search was asked for; undefined while it is not asked for. */
let typed: string | undefined;

/**
 * Keeps what a reader types from now on until the search has its field, and writes it there. On a slow line the field
 * comes a while after the reader asks for it, and whoever knows the shortcut types on at once.
 */
export function keepTyping(): void {
  if (typed !== undefined) return;
  typed = '';
  addEventListener('keydown', onKeyDown, { capture: true });
  addEventListener('focusin', onFocus, { capture: true });
  addEventListener('pointerdown', end, { capture: true });
}

function end(): void {
  typed = undefined;
  removeEventListener('keydown', onKeyDown, { capture: true });
  removeEventListener('focusin', onFocus, { capture: true });
  removeEventListener('pointerdown', end, { capture: true });
}

function onKeyDown(event: KeyboardEvent): void {
  const { key } = event;
  if (key === 'Escape' || key === 'Tab') return end();
  const command = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
  if (command) return;
  // A key that writes is called by its character, others by a word.
  if ([...key].length === 1) typed += key;
  else if (key === 'Backspace') typed = [...typed!].slice(0, -1).join('');
  else if (key !== 'Enter') return;
  // A space is no press on the button that has the focus, and a slash asks for nothing anew.
  event.preventDefault();
  event.stopImmediatePropagation();
}

function onFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLInputElement)) return;
  const text = typed!;
  end();
  if (text === '') return;
  // Whoever moved the focus here may select the text next.
  queueMicrotask(() => {
    target.setRangeText(text, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
    target.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
  });
}
