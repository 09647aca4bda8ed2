import type { Behavior } from '../../behaviors/behavior';
import { emit } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { tabSelector } from '../Tabs/Tabs.behavior';

/** Before a tab is used, inserts the panels that the `<noscript>` after its list holds. `Tabs.behavior.ts` shows them. */
export const requestExample: Behavior = (scope) => {
  // Before `Tabs.behavior.ts`, which shows the panels.
  for (const kind of ['click', 'keydown'] as const) {
    on(scope, kind, tabSelector, insertPanels, { capture: true });
  }
};

function insertPanels(tab: Element): void {
  const { ownerDocument: document } = tab;
  const example = tab.parentElement!.parentElement!;
  const noscript = example.querySelector(':scope > noscript');
  if (!noscript) return;
  const template = document.createElement('template');
  // In a document that was parsed without scripts it contains elements, otherwise text.
  template.innerHTML = noscript.firstElementChild ? noscript.innerHTML : noscript.textContent;
  const panels = [...template.content.children];
  noscript.replaceWith(template.content);
  for (const panel of panels) {
    const panelTab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    panelTab?.setAttribute('aria-controls', panel.id);
  }
  emit(document, 'ui:example-added');
}
