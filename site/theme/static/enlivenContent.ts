import { contentMarker } from '../navigation/pageDocuments';
import { onSite } from '../../siteEvents';
import { onCopyClick } from './copyCode';
import { onCopyPageClick } from './copyPage';
import { openFoldedTarget } from './openFolded';
import { fillSamples, onSampleInput } from './samples';
import { onTabClick, onTabKey } from './tabs';

/**
 * Brings tabs, copy buttons and the values of examples to life in content that React does not render: the same
 * markup, the same behavior as the components of the design system have. Serves every page that arrives later, too.
 */
export function enlivenContent(): void {
  listen('click', (target) => {
    onTabClick(target);
    onCopyClick(target);
    onCopyPageClick(target);
  });
  listen('keydown', onTabKey);
  listen('input', onSampleInput);
  onSite('site:arrival', fillSamples);
  openFoldedTarget();
  addEventListener('hashchange', openFoldedTarget);
}

/** Listens to what happens in the content, wherever it comes from. */
function listen<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  handle: (target: Element, event: DocumentEventMap[Kind]) => void,
): void {
  document.addEventListener(kind, (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest(`[${contentMarker}]`)) handle(target, event);
  });
}
