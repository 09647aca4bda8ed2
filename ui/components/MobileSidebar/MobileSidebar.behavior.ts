import type { Behavior } from '../../behaviors/behavior';
import { hasShortcutModifier, on } from '../../behaviors/on';
import { onEvent } from '../../behaviors/events';
import { part } from '../../behaviors/part';
import { parts as sidebarParts } from '../Sidebar/Sidebar.behavior';

/** The elements that the behavior finds: a drawer that is a `<dialog>`, and the buttons that open and close it. */
export const parts = {
  opener: part('data-control', 'Opens the drawer', 'navigation'),
  drawer: part(
    'data-drawer',
    'The drawer, a `<dialog>`. Clicks on its backdrop have the element itself as target',
  ),
  close: part('data-control', 'Closes the drawer, and has the focus when it opens', 'close-navigation'),
};

/** Marks a drawer whose links are cloned from the sidebar, since the next page may have others. */
const clonedAttribute = 'data-cloned';

/** Opens the drawer, and closes it on a press outside or on one of its links. Browsers handle Escape and focus. */
export const mobileSidebar: Behavior = (scope) => {
  const { document } = scope;
  on(scope, 'click', parts.opener.selector, () => openDrawer(document));
  onEvent(scope, 'ui:arrival', () =>
    drawerOf(document)?.querySelector(`[${clonedAttribute}]`)?.replaceChildren(),
  );
  on(scope, 'click', parts.drawer.selector, (drawer, event) => {
    const { target } = event;
    // A click with a modifier opens another tab or window.
    const isFollowed =
      (target as Element).closest('a[href]') && !hasShortcutModifier(event) && !event.shiftKey;
    if (target === drawer || isFollowed) closeDrawer(document);
  });
};

/** Opens the drawer of a page, if it has one. */
export function openDrawer(document: Document): void {
  const drawer = drawerOf(document);
  if (!drawer || drawer.open) return;
  clonePages(document, drawer);
  drawer.showModal();
  drawer.querySelector<HTMLElement>(parts.close.selector)?.focus();
}

/** Closes the drawer of a page; its opener gets the focus back. Returns whether it was open. */
export function closeDrawer(document: Document): boolean {
  const drawer = drawerOf(document);
  if (!drawer?.open) return false;
  drawer.close();
  return true;
}

/** Fills the drawer with the pages of the sidebar, unless it has its own. */
function clonePages(document: Document, drawer: Element): void {
  const pages = drawer.querySelector(sidebarParts.root.selector);
  const sidebar = document.querySelector(`${sidebarParts.root.selector}:not(dialog *)`);
  if (!pages || !sidebar || pages.hasChildNodes()) return;
  pages.append(...sidebar.cloneNode(true).childNodes);
  pages.setAttribute(clonedAttribute, '');
}

const drawerOf = (document: Document) =>
  document.querySelector<HTMLDialogElement>(`dialog${parts.drawer.selector}`);
