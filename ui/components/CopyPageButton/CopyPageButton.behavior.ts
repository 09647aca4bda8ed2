import type { Behavior } from '../../behaviors/behavior';
import { copyText } from '../../behaviors/copyText';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { reply } from '../../behaviors/reply';

/** What the markup promises: a button, and a link to what it copies. */
export const parts = {
  root: part(
    'data-copy-page',
    'Holds a button and a link. `data-state` of the button says how it went: `copied` or `failed`',
  ),
};

/** Copies the text behind the link next to the button, and announces the result. */
export const copyPageButton: Behavior = (scope) => {
  on(scope, 'click', `${parts.root.selector} button`, (button) => {
    const { href } = button.closest(parts.root.selector)!.querySelector('a')!;
    // Safari requires asking the clipboard in the task of the click, before the text has arrived.
    write(scope.host.readText(href)).then(
      () => reply(button, 'copied', 'Copied'),
      () => reply(button, 'failed', 'Could not copy'),
    );
  });
};

/** Copies a text that has yet to arrive. */
async function write(text: Promise<string>): Promise<void> {
  try {
    const plain = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }));
    plain.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
  } catch {
    await copyText(await text);
  }
}
