// What modules that are rendered to HTML import as `react`, and Rspress as `react-dom/server`.
import { cloneElement, isValidElement } from 'preact/compat';
import { useId as useNumber } from 'preact/hooks';
import { renderToString } from 'preact-render-to-string';

export { default } from 'preact/compat';
export * from 'preact/compat';

/** An id within the page. Islands number theirs from the start again, without the underscore. */
export const useId = () => `_${useNumber()}`;

/**
 * Pages are loaded before they are rendered. Rspress keeps the elements of all of them, and Preact keeps what it renders
 * with the element: that of a copy is freed.
 */
export const Suspense = ({ children }) => (isValidElement(children) ? cloneElement(children) : children);

/** Renders when the pages before have been taken: otherwise Rspress renders all pages in one task. */
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
