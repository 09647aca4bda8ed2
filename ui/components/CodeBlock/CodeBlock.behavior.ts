import type { Behavior } from '../../behaviors/behavior';
import { copyText } from '../../behaviors/copyText';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { showCopyResult } from '../../behaviors/showCopyResult';
import { scroller } from '../../behaviors/scroller';

/** The elements that the behavior finds: a button in the same figure as the code. */
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
    const copy = code.cloneNode(true) as HTMLElement;
    for (const line of copy.querySelectorAll('.removed')) line.remove();
    const copying = copyText(copy.textContent.replace(/\n$/, ''));
    copying.catch(() => getSelection()?.selectAllChildren(code));
    const isApple = scope.document.documentElement.dataset.keyboard === 'apple';
    button.dataset.failed = button.dataset.failed!.replace('{keys}', isApple ? '⌘C' : 'Ctrl+C');
    void showCopyResult(button, copying);
  });
};
