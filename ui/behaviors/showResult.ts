import { announce } from './announce';

/** How long a button shows the result, in milliseconds. */
const resultDuration = 2000;

const name = 'aria-label';

/** Buttons that show a result, with the function that restores their label. */
const replying = new WeakMap<HTMLElement, { timer: number; restore: () => void }>();

/**
 * Shows a result for two seconds in the button's first `<span>`, `aria-label` and `data-state`, and announces it.
 *
 * @param texts Has the words in `data-copied` or `data-failed`. @default the button
 */
export function showResult(button: HTMLElement, state: 'copied' | 'failed', texts = button): void {
  const text = texts.dataset[state]!;
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
  }, resultDuration);
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
