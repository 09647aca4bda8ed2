import type { BehaviorScope } from '../../behaviors/behavior';
import { tell } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** What the markup promises: a `<details>` that opens and closes by itself, with a link to each version. */
export const parts = {
  menu: part(
    'data-version-menu',
    'The menu, a `<details>`. Escape closes it, and so does anything outside of it',
  ),
  version: part('data-version', 'A link to a version. Its value is the name that `ui:version` tells'),
};

const open = `${parts.menu.selector}[open]`;

/**
 * Closes the menu by Escape, which gives the focus back to its button, by a press or the focus outside of it, and when a version
 * is picked. Tells `ui:version`, so that the site can remember it; the link is followed as any other.
 */
export const versionMenu = (scope: Omit<BehaviorScope, 'host'>): void => {
  const { document } = scope;
  const closeFromOutside = (target: Element) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(open)) {
      if (!menu.contains(target)) menu.open = false;
    }
  };
  on(scope, 'pointerdown', '*', closeFromOutside);
  on(scope, 'focusin', '*', closeFromOutside);
  on(
    scope,
    'keydown',
    '*',
    (_target, event) => {
      const menu = event.key === 'Escape' && document.querySelector<HTMLDetailsElement>(open);
      if (!menu) return;
      // Keeps the drawer around the menu open.
      event.preventDefault();
      event.stopPropagation();
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    { capture: true },
  );
  on(scope, 'click', parts.version.selector, (link) => {
    link.closest<HTMLDetailsElement>(open)?.removeAttribute('open');
    tell(document, 'ui:version', { name: parts.version.read(link) ?? '' });
  });
};
