import { announce } from './announce';
import { part } from './part';
import { fromTemplate } from './template';

/** The contract of an error's markup. */
export const parts = {
  detail: part('data-detail', "The browser's message. Hidden while empty"),
  retry: part('data-action', 'Tries again. `aria-busy` while it does', 'retry'),
  stay: part('data-action', 'Brings back what was there before', 'stay'),
};

export interface ErrorActions {
  /** The browser's message. Shown as text. */
  detail?: string;
  /** Tries again. Rejects with the browser's message if it fails again. */
  retry: () => void | Promise<void>;
  /** Called after the previous content and its focus were restored. */
  stay?: () => void;
}

/** Shows an error from a template of the page, and focuses its heading. Returns whether the page has the template. */
export function showPageError(
  container: Element,
  name: 'load-error' | 'crash-page',
  { detail, retry, stay }: ErrorActions,
): boolean {
  const { ownerDocument: document } = container;
  const error = fromTemplate(document, name);
  if (!error) return false;
  const before = [...container.childNodes];
  const focused = document.activeElement;
  const { scrollX, scrollY } = window;
  const heading = error.querySelector('h1');
  const button = error.querySelector(parts.retry.selector);

  const tryAgain = async () => {
    if (button?.hasAttribute(busy)) return;
    button?.setAttribute(busy, 'true');
    try {
      await retry();
    } catch (reason) {
      setDetail(error, reason instanceof Error ? reason.message : String(reason));
      announce(document, heading?.textContent ?? '');
    }
    button?.removeAttribute(busy);
  };
  button?.addEventListener('click', () => void tryAgain());
  error.querySelector(parts.stay.selector)?.addEventListener('click', () => {
    container.replaceChildren(...before);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    scrollTo(scrollX, scrollY);
    stay?.();
  });
  setDetail(error, detail);
  container.replaceChildren(error);
  heading?.focus();
  return true;
}

const busy = 'aria-busy';

function setDetail(error: Element, detail = ''): void {
  const line = error.querySelector<HTMLElement>(parts.detail.selector);
  if (!line) return;
  line.textContent = detail;
  line.hidden = detail === '';
}
