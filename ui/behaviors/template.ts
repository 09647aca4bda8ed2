import { part, type Part } from './part';

type TemplateName = 'crash-page' | 'load-error' | 'picture' | 'region-error' | 'suggestion';

/** Markup rendered at build time in a `<template>`, for a behavior to clone. */
export const template: Part<TemplateName> = part('data-template', 'Holds markup that a behavior shows later');

/** Clones the template with this `data-template`, if `root` has it. */
export function fromTemplate(root: ParentNode, name: TemplateName): HTMLElement | undefined {
  const source = root.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  // A template that React rendered in the browser has its markup as children.
  const first = source?.content.firstElementChild ?? source?.firstElementChild;
  return first?.cloneNode(true) as HTMLElement | undefined;
}
