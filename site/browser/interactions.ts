/** Events of a reader's interaction. After one, no script may scroll the window. */
export const readerEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'click'];

/** Records whether the reader interacts before the main script runs. Called before the first paint. */
export function noteInteraction(): void {
  const note = () => (document.documentElement.dataset.interacted = '');
  for (const type of readerEvents) addEventListener(type, note, { once: true, passive: true, capture: true });
}

/** Whether the reader has interacted with the page since it started to load. */
export const hasInteracted = () => 'interacted' in document.documentElement.dataset;
