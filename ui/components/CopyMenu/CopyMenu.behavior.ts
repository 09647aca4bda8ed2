import type { Behavior, ServiceScope } from '../../behaviors/behavior';
import { copyText } from '../../behaviors/copyText';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { showCopyResult } from '../../behaviors/showCopyResult';

/** The elements that the behavior finds: buttons in a menu whose first link opens the Markdown. */
export const parts = {
  copy: part(
    'data-copy-page',
    'Copies the page as Markdown; its address if the value is `link`. `data-state` of the button: `copied` or `failed`',
  ),
};

/** Copies the page as Markdown, or the address of its Markdown, and announces the result. */
export const copyMenu: Behavior<ServiceScope> = (scope) => {
  on(scope, 'click', parts.copy.selector, (button) => {
    const menu = button.closest('details')!;
    const summary = menu.querySelector('summary')!;
    const { href } = menu.querySelector('a')!;
    // Safari requires asking the clipboard in the task of the click, before the text has loaded.
    const text = parts.copy.read(button) ? Promise.resolve(href) : scope.services.fetchText(href);
    void showCopyResult(summary, copyPending(text), menu);
  });
};

/** Copies a text that is still loading. */
async function copyPending(text: Promise<string>): Promise<void> {
  try {
    const plain = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }));
    plain.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
  } catch {
    await copyText(await text);
  }
}
