/* In development, Rspress brings React to the browser. The scripts of the built site come with it. */
import '../browser/early/main';
import '../browser/main';
import { emit } from '#ui/behaviors';

// React draws the pages. The scripts learn of whatever it adds.
new MutationObserver((records) => {
  if (!records.some(({ addedNodes }) => addedNodes.length > 0)) return;
  requestAnimationFrame(() => emit(document, 'ui:arrival'));
}).observe(document.getElementById('__rspress_root')!, { childList: true, subtree: true });
