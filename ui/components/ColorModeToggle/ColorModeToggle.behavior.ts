import type { Behavior } from '../../behaviors/behavior';
import { onArrival, emit, type UiEvents } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { showThemeColor } from './showThemeColor';

/** A color mode. */
export type ColorMode = UiEvents['ui:color-mode']['mode'];

/** The elements that the behavior finds. The current mode is `data-theme` on the root element. */
export const parts = {
  toggle: part(
    'data-control',
    'Switches between light and dark. `aria-pressed` says whether dark is on, once a script runs',
    'color-mode',
  ),
};

/** Switches the color mode and emits `ui:color-mode`. All toggles show the mode, no matter what changed it. */
export const colorModeToggle: Behavior = (scope) => {
  const { document, signal } = scope;
  const updatePressed = () => {
    const pressed = String(isDark(document));
    for (const toggle of document.querySelectorAll(parts.toggle.selector)) {
      toggle.setAttribute('aria-pressed', pressed);
    }
  };
  onArrival(scope, updatePressed);
  const observer = new MutationObserver(updatePressed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  signal.addEventListener('abort', () => observer.disconnect());

  on(scope, 'click', parts.toggle.selector, () => {
    const mode = isDark(document) ? 'light' : 'dark';
    showColorMode(document, mode);
    emit(document, 'ui:color-mode', { mode });
  });
};

/** Shows a color mode at once, without fading from one to the other. Emits no event. */
export function showColorMode({ documentElement: root }: Document, mode: ColorMode): void {
  if (root.dataset.theme === mode) return;
  root.dataset.themeChanging = '';
  root.dataset.theme = mode;
  showThemeColor(root.ownerDocument, mode);
  // The browser applies the new colors while transitions are off.
  void root.offsetWidth;
  delete root.dataset.themeChanging;
}

const isDark = ({ documentElement: root }: Document): boolean => root.dataset.theme === 'dark';
