// Modules that are rendered to HTML import this as `react`, and Rspress as `react-dom/server`.
import { cloneElement, isValidElement } from 'preact/compat';
import { useId as useNumber } from 'preact/hooks';
import { renderToString } from 'preact-render-to-string';

export { default } from 'preact/compat';
export * from 'preact/compat';

/** An id within the page. Islands number theirs from the start again, without the underscore. */
export const useId = () => `_${useNumber()}`;

/**
 * Never waits, because pages are loaded before rendering. Rspress keeps the element of every page, and Preact
 * attaches everything it renders to that element, so a copy is rendered that can be freed.
 */
export const Suspense = ({ children }) => (isValidElement(children) ? cloneElement(children) : children);

/** Schedules each page as a separate task. Rendering them all at once would block the event loop and starve the worker threads. */
export function renderToPipeableStream(app, { onAllReady, onError }) {
  let html;
  setImmediate(() => {
    try {
      html = renderToString(app);
      onAllReady();
    } catch (error) {
      onError(error);
    }
  });
  return { pipe: (stream) => stream.end(html) };
}
