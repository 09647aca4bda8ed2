/** Events of a reader who goes on reading, after which nothing may move the window. */
export const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'];

/** Notes whether the reader acts before the main script runs. Called before the first paint. */
export function noteActs(): void {
  const note = () => (document.documentElement.dataset.acted = '');
  for (const act of readerActs) addEventListener(act, note, { once: true, passive: true, capture: true });
}

/** Whether the reader has acted since the document came. */
export const hasActed = () => 'acted' in document.documentElement.dataset;
