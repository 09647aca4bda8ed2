import type { BehaviorScope } from '../../behaviors/behavior';
import { onArrival, onEvent } from '../../behaviors/events';
import { on } from '../../behaviors/on';
import { part } from '../../behaviors/part';

/** The elements that the behavior finds: fields, and the values in examples that they replace. */
export const parts = {
  field: part('data-example-field', 'Field for a value of the examples. Its value is the name of that value'),
  value: part('data-example-value', 'Shows the value of the field with this name'),
};

/** Fills examples with the typed values, including ones added later. An empty field restores the original. */
export function exampleValues(scope: BehaviorScope): void {
  const { document } = scope;
  const typed = new Map<string, string>();
  const apply = (field: HTMLElement) => {
    const { value, defaultValue } = field as HTMLInputElement;
    const name = parts.field.read(field)!;
    if (value === '') typed.delete(name);
    else typed.set(name, value);
    for (const slot of document.querySelectorAll(parts.value.selector)) {
      if (parts.value.read(slot) === name) slot.textContent = value || defaultValue;
    }
  };
  const refill = () => {
    for (const field of document.querySelectorAll<HTMLInputElement>(parts.field.selector)) {
      field.value = typed.get(parts.field.read(field)!) ?? field.value;
      // The reader may have typed before this script ran.
      if (field.value !== field.defaultValue) apply(field);
    }
  };

  on(scope, 'input', parts.field.selector, apply);
  onArrival(scope, refill);
  onEvent(scope, 'ui:example-added', refill);
}
