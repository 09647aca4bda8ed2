import type { Behavior } from '../../behaviors/behavior';
import { emit } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** The elements that the behavior finds. `data-announcement="dismissed"` on the root element hides the notice. */
export const parts = {
  bar: part('data-announcement-id', 'The notice. Its value is the id in `ui:dismiss`'),
  dismiss: part('data-control', 'Dismisses the notice around it', 'dismiss'),
};

/** Gets the focus when the notice is dismissed: the first link of the header, or the text. */
const nextFocusSelector = 'header a[href], main';

/** Hides the notice when it is dismissed, emits `ui:dismiss`, and moves the focus on without scrolling. */
export const announcementBar: Behavior = (scope) => {
  const { document } = scope;
  on(scope, 'click', parts.dismiss.selector, (button) => {
    const bar = button.closest(parts.bar.selector)!;
    document.documentElement.dataset.announcement = 'dismissed';
    document.querySelector<HTMLElement>(nextFocusSelector)?.focus({ preventScroll: true });
    emit(document, 'ui:dismiss', { id: parts.bar.read(bar)! });
  });
};
