import { parts } from './SampleForm.behavior';

/** What stands in the field of a name on the page; undefined where it is empty, or there is none. */
export const sampleTyped = (document: Document, name: string): string | undefined =>
  fieldOf(document, name)?.value || undefined;

/** Types into the field of a name on the page, where there is one: its examples follow. */
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
