/** Events that show that the reader is acting. After one, nothing may move the window. */
export const readerActs = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'];

/** Notes whether the reader acts before the main script runs. Called before the first paint. */
export function noteActs(): void {
  const note = () => (document.documentElement.dataset.acted = '');
  for (const act of readerActs) addEventListener(act, note, { once: true, passive: true, capture: true });
}

/** Whether the reader has acted since the document arrived. */
export const hasActed = () => 'acted' in document.documentElement.dataset;
