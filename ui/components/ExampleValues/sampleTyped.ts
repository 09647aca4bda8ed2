import { parts } from './ExampleValues.behavior';

/** The value of a sample field. Undefined when it is empty or missing. */
export const sampleTyped = (document: Document, name: string): string | undefined =>
  fieldOf(document, name)?.value || undefined;

/** Fills in a sample field, if the page has it, and updates the examples. */
export function typeSample(document: Document, name: string, value: string): void {
  const field = fieldOf(document, name);
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const fieldOf = (document: Document, name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(parts.field.selector)].find(
    (field) => parts.field.read(field) === name,
  );
