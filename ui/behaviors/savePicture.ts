import { announce } from './announce';
import type { BehaviorScope } from './behavior';
import { fill } from './messages';
import { on } from './on';
import { part } from './part';
import { showCrash } from './showCrash';

export const saveButton = part(
  'data-save',
  'Saves the figure around it as this file, then announces its `data-saved`',
);

/** Saves figures as SVG files. The code that draws them is loaded on the first click. */
export function savePicture(scope: Omit<BehaviorScope, 'services'>): void {
  on(scope, 'click', saveButton.selector, (button) => {
    import(/* webpackChunkName: "draw-svg" */ './drawSvg')
      .then(({ drawSvg }) => download(button, drawSvg(button.closest('figure')!)))
      .catch((error: unknown) => showCrash(button, error));
  });
}

function download(button: HTMLElement, svg: string): void {
  const link = button.ownerDocument.createElement('a');
  link.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  link.download = saveButton.read(button)!;
  link.click();
  URL.revokeObjectURL(link.href);
  announce(button.ownerDocument, fill(button.dataset.saved!, { file: link.download }));
}
