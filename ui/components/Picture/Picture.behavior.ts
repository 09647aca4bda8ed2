import type { BehaviorScope } from '../../behaviors/behavior';
import { listen } from '../../behaviors/events';
import { isModified, on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** What the markup promises. */
export const parts = { picture: part('data-enlarge', 'A picture that a click or Enter shows large') };

/** Makes pictures buttons that open a dialog with the picture as large as the window. */
export function picture(scope: Omit<BehaviorScope, 'host'>): void {
  const { document } = scope;
  const prepare = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>(parts.picture.selector)) {
      if (image.closest('a, button, dialog')) continue;
      const labels = {
        role: 'button',
        tabindex: '0',
        'aria-haspopup': 'dialog',
        'aria-label': `Enlarge: ${image.alt}`,
      };
      for (const [name, value] of Object.entries(labels)) image.setAttribute(name, value);
    }
  };
  prepare();
  listen(scope, 'ui:arrival', prepare);
  const button = `${parts.picture.selector}[role="button"]`;
  on(scope, 'click', button, (image) => enlarge(image as HTMLImageElement));
  on(scope, 'keydown', button, (image, event) => {
    if (isModified(event) || !['Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    enlarge(image as HTMLImageElement);
  });
}

function enlarge(image: HTMLImageElement): void {
  const { ownerDocument: document, src, alt } = image;
  const dialog = document.createElement('dialog');
  dialog.dataset.enlarged = '';
  dialog.setAttribute('aria-label', alt);
  const close = document.createElement('button');
  close.textContent = 'Close';
  const large = Object.assign(document.createElement('img'), { src, alt });
  dialog.append(close, large);
  // Anywhere: the button is for keyboards and screen readers.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  // The browser returns the focus to it. Safari doesn't focus what is clicked.
  image.focus({ preventScroll: true });
  dialog.showModal();
}
