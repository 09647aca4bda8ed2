import { parts } from './showPageError';
import { fromTemplate } from './template';

/** Parts of a page that have room for a notice at their end. */
const containers =
  'figure, details, fieldset, dialog, section, nav, header, [role=group], :has(> [role=tablist]), main';

/** Logs an error, and shows once that a part of the page crashed: the template `region-error`, with its button (`retry`). */
export function showCrash(element: Element, error: unknown, retry?: () => void): void {
  const { ownerDocument } = element;
  const container = element.closest(containers) ?? ownerDocument.body;
  if (container.querySelector(':scope > [data-crashed]')) return;
  console.error(error);
  const notice = fromTemplate(ownerDocument, 'region-error');
  if (!notice) return;
  notice.dataset.crashed = '';
  notice.querySelector(parts.retry.selector)?.addEventListener('click', () => {
    notice.remove();
    element.closest<HTMLElement>('a, button, input, summary, [tabindex]')?.focus({ preventScroll: true });
    retry?.();
  });
  container.append(notice);
}
