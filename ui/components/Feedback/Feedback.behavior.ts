import type { Behavior } from '../../behaviors/behavior';
import { emit, type UiEvents } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** The elements that the behavior finds: a group of two answers, and a live region for the thanks. */
export const parts = {
  root: part('role', 'Holds the answers and the thanks', 'group'),
  answer: part('data-feedback', '`yes` or `no`. The given answer has `aria-pressed="true"`'),
  thanks: part('data-thanks', 'The thanks for an answer'),
};

/** Marks the reader's answer, says thanks, and emits `ui:feedback`. The same answer again does nothing. */
export const feedback: Behavior = (scope) => {
  on(scope, 'click', parts.answer.selector, (pressed) => {
    if (pressed.getAttribute('aria-pressed') === 'true') return;
    const root = pressed.closest(parts.root.selector)!;
    for (const button of root.querySelectorAll(parts.answer.selector)) {
      button.setAttribute('aria-pressed', String(button === pressed));
    }
    const thanks = root.querySelector(parts.thanks.selector)!;
    thanks.textContent = parts.thanks.read(thanks);
    const answer = parts.answer.read(pressed) as UiEvents['ui:feedback']['answer'];
    emit(scope.document, 'ui:feedback', { answer });
  });
};
