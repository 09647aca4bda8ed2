import type { Behavior } from '../../behaviors/behavior';
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

/** Copies the text that the link beside the button leads to, and says how it went. */
export const copyPageButton: Behavior = (scope) => {
  on(scope, 'click', `${parts.root.selector} button`, (button) => {
    const { href } = button.closest(parts.root.selector)!.querySelector('a')!;
    // The clipboard wants to be asked in the task of the click, before the text is there.
    write(scope.host.readText(href)).then(
      () => reply(button, 'copied', 'Copied'),
      () => reply(button, 'failed', 'Could not copy'),
    );
  });
};

/** Puts a text on the clipboard that has still to arrive. */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const plain = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }));
  // The clipboard tells whether it arrives. Where there is none, nobody else listens.
  plain.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
}
