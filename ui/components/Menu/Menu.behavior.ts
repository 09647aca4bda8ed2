import type { Behavior } from '../../behaviors/behavior';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** The elements that the behavior finds: a `<details>`, which the browser opens, around a list of links and buttons. */
export const parts = {
  menu: part('data-menu', 'The menu, a `<details>`. Its value tells menus apart'),
};

const openMenuSelector = `${parts.menu.selector}[open]`;

/** Closes a menu on Escape, on a press or focus outside of it, and when an item is chosen. */
export const menu: Behavior = (scope) => {
  /**
   * Closes the open menu, unless it contains the element. Without an element, it always closes, and its button gets the
   * focus. Returns whether a menu was closed.
   */
  const close = (unlessIn?: Element) => {
    const shown = scope.document.querySelector<HTMLDetailsElement>(openMenuSelector);
    if (!shown || shown.contains(unlessIn!)) return false;
    if (!unlessIn) shown.querySelector('summary')!.focus();
    shown.open = false;
    return true;
  };
  on(scope, 'pointerdown', '*', close);
  on(scope, 'focusin', '*', close);
  on(scope, 'click', `${openMenuSelector} li`, () => close());
  on(scope, 'keydown', '*', (_target, event) => {
    // A drawer around the menu stays open.
    if (event.key === 'Escape' && close()) event.preventDefault();
  });
};
