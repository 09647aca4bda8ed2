import { announce } from './announce';

/** How long a button shows the result, in milliseconds. */
const resultDuration = 2000;

const ariaLabel = 'aria-label';

/** Buttons that show a result, with the function that restores their label. */
const pendingResults = new WeakMap<HTMLElement, { timer: number; restore: () => void }>();

/**
 * Shows for two seconds in the button's `<span>`, `aria-label` and `data-state` whether a text was copied. Announces it.
 *
 * @param messageSource Has the words in `data-copied` or `data-failed`. @default the button
 */
export async function showCopyResult(
  button: HTMLElement,
  copying: Promise<void>,
  messageSource = button,
): Promise<void> {
  const state = await copying.then(
    () => 'copied',
    () => 'failed',
  );
  const text = messageSource.dataset[state]!;
  const labelElement = button.querySelector('span') ?? button;
  const pending = pendingResults.get(button);
  const restore = pending?.restore ?? captureLabel(button, labelElement);
  clearTimeout(pending?.timer);
  button.dataset.state = state;
  labelElement.textContent = text;
  if (button.hasAttribute(ariaLabel)) button.setAttribute(ariaLabel, text);
  announce(button.ownerDocument, text);
  const timer = window.setTimeout(() => {
    pendingResults.delete(button);
    restore();
  }, resultDuration);
  pendingResults.set(button, { timer, restore });
}

function captureLabel(button: HTMLElement, labelElement: HTMLElement): () => void {
  const accessibleName = button.getAttribute(ariaLabel);
  const { textContent } = labelElement;
  return () => {
    delete button.dataset.state;
    labelElement.textContent = textContent;
    if (accessibleName !== null) button.setAttribute(ariaLabel, accessibleName);
  };
}
