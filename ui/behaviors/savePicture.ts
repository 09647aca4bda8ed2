import { announce } from './announce';
import type { BehaviorScope } from './behavior';
import { fill } from './messages';
import { on } from './on';
import { part } from './part';
import { showCrash } from './showCrash';

export const save = part('data-save', 'Saves what is around it as this file, then says its `data-saved`');

/** Saves figures as they are, and sections as posters. What draws them comes with the first press. */
export function savePicture(scope: Omit<BehaviorScope, 'host'>): void {
  on(scope, 'click', save.selector, (button) => {
    draw(button)
      .then((svg) => download(button, svg))
      .catch((error: unknown) => showCrash(button, error));
  });
}

async function draw(button: HTMLElement): Promise<string> {
  const { poster } = button.dataset;
  if (poster) {
    const { drawPoster } = await import(/* webpackChunkName: "draw-poster" */ './drawPoster');
    return drawPoster(button.closest('section')!, poster);
  }
  const { drawSvg } = await import(/* webpackChunkName: "draw-svg" */ './drawSvg');
  return drawSvg(button.closest('figure')!);
}

function download(button: HTMLElement, svg: string): void {
  const link = button.ownerDocument.createElement('a');
  link.href = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  link.download = save.read(button)!;
  link.click();
  URL.revokeObjectURL(link.href);
  announce(button.ownerDocument, fill(button.dataset.saved!, { file: link.download }));
}
