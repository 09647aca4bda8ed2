import type { Behavior } from '../../behaviors/behavior';
import { onEvent, emit } from '../../behaviors/events';
import { hasShortcutModifier, on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { closeDrawer } from '../MobileSidebar/MobileSidebar.behavior';
import { bufferTyping } from './bufferTyping';

/** The elements that the behavior finds. */
export const parts = {
  button: part('data-control', 'Opens the search. Hover, focus and touch emit `ui:search-intent`', 'search'),
  query: part('data-query', 'On the button: the words that the search begins with'),
  dialog: part('role', 'The search dialog, while open. Its first field gets the buffered text', 'dialog'),
  noShortcuts: part('data-shortcuts', 'On the root element: single-key shortcuts are off', 'none'),
};

/**
 * Emits `ui:search` when the button is pressed, on Ctrl+K or Command+K outside of fields, and on "/" in the text, in the
 * header, or where nothing has the focus; `ui:search-intent` when one of these is likely to be next. An open drawer closes
 * first; any other modal dialog keeps its keys.
 *
 * While the search is open, Ctrl+K or Command+K emits `ui:search` in its field too, and the site closes it. Text that
 * is typed before the field loads goes into the field.
 */
export const searchButton: Behavior = (scope) => {
  const { document } = scope;
  const isOpen = () => document.querySelector(parts.dialog.selector) !== null;
  const search = (query?: string) => emit(document, 'ui:search', { query });
  const emitIntent = () => emit(document, 'ui:search-intent');
  on(scope, 'click', parts.button.selector, (button) => search(parts.query.read(button) ?? undefined));
  for (const kind of ['pointerover', 'focusin', 'touchstart'] as const) {
    on(scope, kind, parts.button.selector, emitIntent, { passive: true });
  }
  on(scope, 'keydown', '*', (target, event) => {
    if (event.defaultPrevented || !(isOpen() ? isCommand(event) : opensSearch(target, event))) return;
    const modal = document.querySelector('dialog:modal');
    if (modal && !closeDrawer(document)) return;
    event.preventDefault();
    if (!event.repeat) search();
  });
  /** Aborted once the typed text is in the field. */
  let buffering: AbortSignal | undefined;
  onEvent(scope, 'ui:search', () => {
    const isBuffering = buffering?.aborted === false;
    if (!isOpen() && !isBuffering) buffering = bufferTyping(scope, parts.dialog.selector);
  });
};

/** Turns single-key shortcuts on or off, and emits `ui:shortcuts`, so that the site can remember it. */
export function chooseShortcuts(document: Document, shortcuts: 'all' | 'none'): void {
  document.documentElement.dataset.shortcuts = shortcuts;
  emit(document, 'ui:shortcuts', { shortcuts });
}

/** Whether a key opens the search while it is closed. */
function opensSearch(target: HTMLElement, event: KeyboardEvent): boolean {
  if (target.isContentEditable || target.closest('input, textarea, select')) return false;
  const isSlash = latinKey(event) === '/' && !hasShortcutModifier(event);
  return isCommand(event) || (isSlash && allowsShortcuts(target));
}

/** Ctrl or Command with K. The event that a browser fires on autofill has no key. */
const isCommand = (event: KeyboardEvent): boolean =>
  latinKey(event) === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

/** Whether a single character typed here is a shortcut: speech input types anywhere (WCAG 2.2, 2.1.4). */
function allowsShortcuts(target: HTMLElement): boolean {
  const { body, documentElement: root } = target.ownerDocument;
  if (root.matches(parts.noShortcuts.selector)) return false;
  return (
    target === body ||
    target === root ||
    (target.closest('main, header, dialog:not(:modal)') !== null && !target.closest('pre'))
  );
}

/**
 * The character of a key in lower case, on any keyboard layout: the one that it writes, unless that is in another script
 * than Latin. Then it is the letter or slash at the same position on a US keyboard.
 */
export function latinKey({ key = '', code = '' }: Partial<KeyboardEvent>): string {
  // Symbols and Latin letters come first in Unicode.
  if (key <= '\u024f') return key.toLowerCase();
  return code === 'Slash' ? '/' : code.slice('Key'.length).toLowerCase();
}
