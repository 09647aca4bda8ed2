import { part } from './part';

/** Where {@link announce} speaks. A page that holds it from the start is heard the soonest. */
export const announcer = part('data-announcer', 'A live region for the whole document, out of sight');

/** How long a region has to be there before browsers tell of what changes in it, in milliseconds. */
const settling = 100;
/** How long a text stays for those who come to read it, in milliseconds. */
const saidFor = 5000;

const timers = new WeakMap<Document, number>();

/**
 * Says a text to those who hear the page, when they have heard what is being said. Saying the same again is heard again. A
 * document without a live region gets one, for all that is said.
 */
export function announce(document: Document, text: string): void {
  // A modal dialog silences the page around it.
  const dialog = document.querySelector('dialog:modal');
  const place = dialog ?? document.body;
  const own = dialog ? announcer.selector : `:not(dialog) > ${announcer.selector}`;
  const region = place.querySelector<HTMLElement>(own) ?? addRegion(place);
  const say = (words: string) => (region.textContent = words);
  clearTimeout(timers.get(document));
  say('');
  const speak = () => {
    say(text);
    timers.set(document, window.setTimeout(say, saidFor, ''));
  };
  timers.set(document, window.setTimeout(speak, settling));
}

function addRegion(place: Element): HTMLElement {
  const region = place.ownerDocument.createElement('div');
  region.setAttribute('role', 'status');
  for (const [name, value] of Object.entries(announcer.mark())) region.setAttribute(name, value);
  // No component draws it that could have a style.
  region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  place.append(region);
  return region;
}
