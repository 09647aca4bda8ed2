import { part, type Part } from './part';

/** Markup that waits in a page until a behavior needs it: React draws it at build, and no script has to. */
export const template: Part = part('data-template', 'Holds markup that a behavior shows later');

/** A copy of the template with this `data-template` in a document or element, if there is one. */
export function fromTemplate(place: ParentNode, name: string): HTMLElement | undefined {
  const source = place.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  // A template that React drew in the browser holds its markup as children.
  const first = source?.content.firstElementChild ?? source?.firstElementChild;
  return first?.cloneNode(true) as HTMLElement | undefined;
}
