import { announce } from './announce';

/** How long a button says how it went, in milliseconds. */
const saidFor = 2000;

const name = 'aria-label';

/** Buttons that say how it went, with what brings back what they said before. */
const replying = new WeakMap<HTMLElement, { timer: number; restore: () => void }>();

/** Shows and announces for two seconds how it went: in the button's first `<span>`, its `aria-label` if any, and `data-state`. */
export function reply(button: HTMLElement, state: string, text: string): void {
  const words = button.querySelector('span') ?? button;
  const before = replying.get(button);
  const restore = before?.restore ?? remember(button, words);
  clearTimeout(before?.timer);
  button.dataset.state = state;
  words.textContent = text;
  if (button.hasAttribute(name)) button.setAttribute(name, text);
  announce(button.ownerDocument, text);
  const timer = window.setTimeout(() => {
    replying.delete(button);
    restore();
  }, saidFor);
  replying.set(button, { timer, restore });
}

function remember(button: HTMLElement, words: HTMLElement): () => void {
  const label = button.getAttribute(name);
  const { textContent } = words;
  return () => {
    delete button.dataset.state;
    words.textContent = textContent;
    if (label !== null) button.setAttribute(name, label);
  };
}
