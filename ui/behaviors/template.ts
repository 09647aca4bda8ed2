import { part, type Part } from './part';

/** Markup rendered at build time in a `<template>`, for a behavior to clone. */
export const template: Part = part('data-template', 'Holds markup that a behavior shows later');

/** Clones the template with this `data-template`, if `root` has it. */
export function fromTemplate(root: ParentNode, name: string): HTMLElement | undefined {
  const source = root.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
  // A template that React rendered in the browser has its markup as children.
  const first = source?.content.firstElementChild ?? source?.firstElementChild;
  return first?.cloneNode(true) as HTMLElement | undefined;
}
