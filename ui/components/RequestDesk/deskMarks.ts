/** What marks the places of a form, so that the focus can be brought to them. */
export const marks = {
  /** A field, by its id. */
  field: (id: string) => ({ 'data-desk-field': id }),
  /** The button that adds to a list, a map or a message, by the id of what it adds to. */
  adder: (id: string) => ({ 'data-desk-adder': id }),
};

/** Brings the focus to the first control of a field, or to the button that adds to it. Where it is folded away, to what holds it. */
export function focusOn(form: Element, id: string): void {
  const name = CSS.escape(id);
  const field = form.querySelector<HTMLElement>(`[data-desk-field="${name}"]`);
  const first = (selector: string) => field?.querySelector<HTMLElement>(selector);
  const target =
    first('input, select, textarea, [data-desk-adder]') ??
    first('[aria-expanded="false"]') ??
    field ??
    form.querySelector<HTMLElement>(`[data-desk-adder="${name}"]`);
  if (target) target.focus();
  else if (id !== '') focusOn(form, id.slice(0, id.lastIndexOf('/')));
}
