/* In development, Rspress loads React in the browser, along with the scripts of the built site. */
import '../browser/early/main';
import '../browser/main';
import { emit } from '#ui/behaviors';

// React renders the pages. The scripts are notified of everything it adds.
new MutationObserver((records) => {
  if (!records.some(({ addedNodes }) => addedNodes.length > 0)) return;
  requestAnimationFrame(() => emit(document, 'ui:arrival'));
}).observe(document.getElementById('__rspress_root')!, { childList: true, subtree: true });
