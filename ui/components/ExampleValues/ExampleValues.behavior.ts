import type { BehaviorScope } from '../../behaviors/behavior';
import { onEvent } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** What the markup promises: fields, and places anywhere on the page that show the value of the field with the same name. */
export const parts = {
  field: part('data-sample-input', 'Field for a value. Its value names the places it fills'),
  place: part('data-sample', 'Place in an example that shows the value of that name'),
};

/** Fills examples with what the visitor types, also those that arrive later. An empty field restores the original. */
export function exampleValues(scope: Omit<BehaviorScope, 'host'>): void {
  const { document } = scope;
  const typed = new Map<string, string>();
  const fill = (name: string, value: string) => {
    for (const place of document.querySelectorAll(`[data-sample="${name}"]`)) place.textContent = value;
  };

  const take = (field: HTMLElement) => {
    const { value, defaultValue } = field as HTMLInputElement;
    const name = parts.field.read(field)!;
    if (value === '') typed.delete(name);
    else typed.set(name, value);
    fill(name, value || defaultValue);
  };
  const fields = () => document.querySelectorAll<HTMLInputElement>(parts.field.selector);

  on(scope, 'input', parts.field.selector, take);
  const refill = () => {
    for (const field of fields()) field.value = typed.get(parts.field.read(field)!) ?? field.value;
    for (const [name, value] of typed) fill(name, value);
  };

  onEvent(scope, 'ui:arrival', refill);
  onEvent(scope, 'ui:example', refill);
  // The reader may have typed before this script ran.
  for (const field of fields()) {
    if (field.value !== field.defaultValue) take(field);
  }
}
