import type { BehaviorScope } from '../../behaviors/behavior';
import { onArrival } from '../../behaviors/events';
import { hasShortcutModifier, on } from '../../behaviors/on';
import { part } from '../../behaviors/part';
import { fromTemplate } from '../../behaviors/template';

export const parts = {
  picture: part('data-enlarge', 'A picture to enlarge. Its value names it as a button'),
};

/** Turns pictures into buttons that open a dialog with the picture as large as the window. */
export function picture(scope: BehaviorScope): void {
  const { document } = scope;
  const buttonSelector = `${parts.picture.selector}:not(a *)`;
  onArrival(scope, () => {
    for (const image of document.querySelectorAll<HTMLImageElement>(buttonSelector)) {
      Object.assign(image, {
        role: 'button',
        tabIndex: 0,
        ariaHasPopup: 'dialog',
        ariaLabel: parts.picture.read(image),
      });
    }
  });
  on(scope, 'click', buttonSelector, (image) => enlarge(image as HTMLImageElement));
  on(scope, 'keydown', buttonSelector, (image, event) => {
    if (hasShortcutModifier(event) || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    image.click();
  });
}

function enlarge(image: HTMLImageElement): void {
  const dialog = fromTemplate(image.parentElement!, 'picture') as HTMLDialogElement;
  const { src, alt } = image;
  Object.assign(dialog.querySelector('img')!, { src, alt });
  dialog.ariaLabel = alt;
  // A click anywhere closes it: the button is for keyboards and screen readers.
  dialog.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  image.ownerDocument.body.append(dialog);
  // The browser returns the focus to it. Safari doesn't focus a clicked button.
  image.focus({ preventScroll: true });
  dialog.showModal();
}
