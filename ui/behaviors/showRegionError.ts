import { parts } from './showPageError';
import { fromTemplate } from './template';

/** Elements that have room for a notice at their end. */
const containers =
  'figure, details, fieldset, dialog, section, nav, header, [role=group], :has(> [role=tablist]), main';

/** Logs an error, and shows `RegionError` once at the end of its part of the page, from the template `region-error`. */
export function showRegionError(element: Element, error: unknown, retry?: () => void): void {
  const { ownerDocument } = element;
  const container = element.closest(containers) ?? ownerDocument.body;
  if (container.querySelector(':scope > [data-error]')) return;
  console.error(error);
  const notice = fromTemplate(ownerDocument, 'region-error');
  if (!notice) return;
  notice.dataset.error = '';
  notice.querySelector(parts.retry.selector)?.addEventListener('click', () => {
    notice.remove();
    element.closest<HTMLElement>('a, button, input, summary, [tabindex]')?.focus({ preventScroll: true });
    retry?.();
  });
  container.append(notice);
}
