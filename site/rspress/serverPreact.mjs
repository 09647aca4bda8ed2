// What modules that are rendered to HTML import as `react`, and Rspress as `react-dom/server`.
import { useId as useNumber } from 'preact/hooks';
import { renderToString } from 'preact-render-to-string';

export { default } from 'preact/compat';
export * from 'preact/compat';

/** An id within the page. Islands number theirs from the start again, without the underscore. */
export const useId = () => `_${useNumber()}`;

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
