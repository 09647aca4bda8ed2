import type { Behavior } from '../../behaviors/behavior';
import { copyText } from '../../behaviors/copyText';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { showResult } from '../../behaviors/showResult';
import { scroller } from '../../behaviors/scroller';

/** The markup's contract: a button in the same figure as the code. */
export const parts = {
  copy: part('data-copy', 'Copies the code of its figure. `data-state` is the outcome: `copied` or `failed`'),
  code: scroller,
};

/**
 * Copies the code of the pressed button, without lines that are marked as removed. If the browser refuses, it selects
 * the code, and the button says which keys copy it.
 */
export const codeBlock: Behavior = (scope) => {
  on(scope, 'click', parts.copy.selector, (button) => {
    const code = button.closest('figure')!.querySelector('pre')!;
    const copied = code.cloneNode(true) as HTMLElement;
    for (const line of copied.querySelectorAll('.removed')) line.remove();
    copyText(copied.textContent.replace(/\n$/, '')).then(
      () => showResult(button, 'copied'),
      () => {
        getSelection()?.selectAllChildren(code);
        const apple = scope.document.documentElement.dataset.keyboard === 'apple';
        button.dataset.failed = button.dataset.failed!.replace('{keys}', apple ? '⌘C' : 'Ctrl+C');
        showResult(button, 'failed');
      },
    );
  });
};
