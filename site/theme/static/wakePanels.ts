/**
 * Brings out the languages of an example that wait as text in a `<noscript>`.
 *
 * @param tab The tab of a language.
 * @returns Whether there were any.
 */
export function wakePanels(tab: HTMLElement): boolean {
  const waiting = tab.closest('[role="group"]')?.querySelector('noscript');
  if (!waiting) return false;
  const panels = document.createElement('template');
  // In a document that was parsed without scripts it holds elements, otherwise text.
  panels.innerHTML = waiting.childElementCount > 0 ? waiting.innerHTML : (waiting.textContent ?? '');
  waiting.replaceWith(panels.content);
  return true;
}
