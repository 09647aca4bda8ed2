import { parts } from './ExampleValues.behavior';

/** The value of an example field. Undefined when it is empty or missing. */
export const exampleValue = (document: Document, name: string): string | undefined =>
  fieldOf(document, name)?.value || undefined;

/** Fills in an example field, if the page has it, and updates the examples. */
export function setExampleValue(document: Document, name: string, value: string): void {
  const field = fieldOf(document, name);
  if (!field) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const fieldOf = (document: Document, name: string) =>
  [...document.querySelectorAll<HTMLInputElement>(parts.field.selector)].find(
    (field) => parts.field.read(field) === name,
  );
