import { part } from '../../behaviors/part';

/** State of the next page. */
export type ProgressState = 'idle' | 'loading' | 'done';

/** The elements that the script finds. */
export const parts = {
  line: part(
    'data-progress',
    'The line. `data-state` says whether it is `idle`, `loading` or `done`; it is a progress bar while it can be seen',
  ),
};

/**
 * Shows the progress of the next page: `loading` draws the line ever slower toward its end, `done` completes and fades
 * it, and then it is idle again. `done` without `loading` does nothing.
 */
export function showProgress(document: Document, state: ProgressState): void {
  const line = document.querySelector<HTMLElement>(parts.line.selector);
  if (!line || (state === 'done' && line.dataset.state !== 'loading')) return;
  line.dataset.state = state;
  if (state !== 'done') return;
  void Promise.allSettled(line.getAnimations().map(({ finished }) => finished)).then(() => {
    if (line.dataset.state === 'done') line.dataset.state = 'idle';
  });
}
