import { part, type Part } from './part';

/** Markup that waits in a page until a behavior needs it: React draws it at build, and no script has to. */
export const template: Part = part('data-template', 'Holds markup that a behavior shows later');

/**
 * A copy of the markup that waits under a name.
 *
 * @param name Value of `data-template`.
 * @returns Nothing where the page holds none.
 */
export function fromTemplate(document: Document, name: string): HTMLElement | undefined {
  const source = document.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  // A template that React drew in the browser holds its markup as children.
  const first = source?.content.firstElementChild ?? source?.firstElementChild;
  return first ? (document.importNode(first, true) as HTMLElement) : undefined;
}
