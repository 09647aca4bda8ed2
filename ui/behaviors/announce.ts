import { part } from './part';

/** The live region of {@link announce}. A page that has it from the start announces sooner. */
export const announcer = part('data-announcer', 'A live region for the whole document, out of sight');

/** How long to wait before changing a new live region, in milliseconds: browsers miss earlier changes. */
const settleDelay = 100;
/** How long a text stays in the region, in milliseconds. */
const clearDelay = 5000;

const timers = new WeakMap<Document, number>();

/** Announces a text politely, even if it is repeated. Adds a live region to documents without one. */
export function announce(document: Document, text: string): void {
  // A modal dialog silences the page around it.
  const dialog = document.querySelector('dialog:modal');
  const container = dialog ?? document.body;
  const regionSelector = dialog ? announcer.selector : `:not(dialog) > ${announcer.selector}`;
  const region = container.querySelector<HTMLElement>(regionSelector) ?? addRegion(container);
  const setText = (words: string) => (region.textContent = words);
  clearTimeout(timers.get(document));
  setText('');
  const showText = () => {
    setText(text);
    timers.set(document, window.setTimeout(setText, clearDelay, ''));
  };
  timers.set(document, window.setTimeout(showText, settleDelay));
}

function addRegion(container: Element): HTMLElement {
  const region = container.ownerDocument.createElement('div');
  region.setAttribute('role', 'status');
  for (const [name, value] of Object.entries(announcer.mark())) region.setAttribute(name, value);
  // Not part of a component, so it has no class.
  region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  container.append(region);
  return region;
}
