import { part } from '../../behaviors/part';

/** State of the next page. */
export type ProgressState = 'idle' | 'loading' | 'done';

/** What the markup promises. */
export const parts = {
  line: part(
    'data-progress',
    'The line. `data-state` says whether it is `idle`, `loading` or `done`; it is a progress bar while it can be seen',
  ),
};

/**
 * Shows how far the next page is: `loading` draws the line ever slower toward the end, `done` completes it and fades it
 * out, and then it is idle again. A line that was not there has nothing to complete.
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
