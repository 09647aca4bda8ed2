import type { Behavior } from '../../behaviors/behavior';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { reply } from '../../behaviors/reply';
import { scroller } from '../../behaviors/scrollers';

/** What the markup promises: a button in the same figure as the code. */
export const parts = {
  copy: part(
    'data-copy',
    'Copies the code of its figure. `data-state` says how it went: `copied` or `failed`',
  ),
  code: scroller,
};

/**
 * Copies the code whose button is pressed, and says so. Where the clipboard refuses, or where there is none because the page is
 * not served over HTTPS, the code is selected, and the button says which keys copy it.
 */
export const codeBlock: Behavior = (scope) => {
  on(scope, 'click', parts.copy.selector, (button) => {
    const code = button.closest('figure')!.querySelector('pre')!;
    write(code.textContent.replace(/\n$/, '')).then(
      () => reply(button, 'copied', 'Copied'),
      () => {
        getSelection()?.selectAllChildren(code);
        const apple = scope.document.documentElement.dataset.keyboard === 'apple';
        reply(button, 'failed', apple ? 'Press ⌘C' : 'Press Ctrl+C');
      },
    );
  });
};

/** Rejects where there is no clipboard, too. */
const write = async (text: string) => navigator.clipboard.writeText(text);
