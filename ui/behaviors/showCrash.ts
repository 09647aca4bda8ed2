import { parts } from './showError';
import { fromTemplate } from './template';

/** What a part of a page is, at the end of which a notice fits. */
const places = 'figure, details, fieldset, dialog, section, nav, header, [role="group"], main';

/**
 * Says on the page that a part of it crashed, and reports the error to the console, once until it is tried again. The notice offers to try again: it goes,
 * and the part is what it was.
 *
 * @param element The element whose listener failed.
 * @param retry Called when the visitor tries again. @default nothing: the next press does
 */
export function showCrash(element: Element, error: unknown, retry?: () => void): void {
  const { ownerDocument } = element;
  const place = element.closest(places) ?? ownerDocument.body;
  if (place.querySelector(':scope > [data-crashed]')) return;
  console.error(error);
  const notice = fromTemplate(ownerDocument, 'region-error') ?? plainNotice(ownerDocument);
  notice.dataset.crashed = '';
  notice.querySelector(parts.retry.selector)?.addEventListener('click', () => {
    notice.remove();
    element.closest<HTMLElement>('a, button, input, summary, [tabindex]')?.focus({ preventScroll: true });
    retry?.();
  });
  place.append(notice);
}

/** For a page without the template. */
function plainNotice(document: Document): HTMLElement {
  const notice = document.createElement('div');
  notice.setAttribute('role', 'alert');
  notice.textContent = 'This part of the page crashed.';
  return notice;
}
