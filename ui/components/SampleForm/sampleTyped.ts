import { parts } from './SampleForm.behavior';

/** What stands in the field of a name on the page; undefined where it is empty, or there is none. */
export function sampleTyped(document: Document, name: string): string | undefined {
  const field = [...document.querySelectorAll<HTMLInputElement>(parts.field.selector)].find(
    (each) => parts.field.read(each) === name,
  );
  return field?.value || undefined;
}
