/** Attributes by which `focusOn` finds fields and controls in a form. */
export const focusTargets = {
  /** A field, by its id. */
  field: (id: string) => ({ 'data-request-form-field': id }),
  /** The control that adds to a list, a map or a message, by the id of its parent. */
  adder: (id: string) => ({ 'data-request-form-adder': id }),
  /** The pager of a list, which is skipped when the focus moves to a field. */
  pager: { 'data-request-form-pager': '' },
};

/** Focuses the first control of a field, the control that adds it, or the nearest visible parent. */
export function focusOn(form: Element, id: string): void {
  const name = CSS.escape(id);
  const field = form.querySelector<HTMLElement>(`[data-request-form-field="${name}"]`);
  const first = (selector: string) => field?.querySelector<HTMLElement>(selector);
  const target =
    first(':is(input, select, textarea, [data-request-form-adder]):not([data-request-form-pager] *)') ??
    first('[aria-expanded="false"]') ??
    field ??
    form.querySelector<HTMLElement>(`[data-request-form-adder="${name}"]`);
  if (target) target.focus();
  else if (id !== '') focusOn(form, id.slice(0, id.lastIndexOf('/')));
}
