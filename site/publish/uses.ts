/** What an attribute `class` says. */
const classAttribute = /\sclass="([^"]*)"/g;

/** A custom property where it is used. */
const reference = /\bvar\(\s*(--[\w-]+)/g;

/** What pages use of a stylesheet. */
export interface Uses {
  classes: Set<string>;
  /** Custom properties that the markup names itself. */
  properties: Set<string>;
}

/** Adds what a page uses. */
export function addUses(html: string, { classes, properties }: Uses): void {
  for (const [, names] of html.matchAll(classAttribute)) {
    for (const name of names!.split(/\s+/)) classes.add(name);
  }
  for (const name of referencesIn(html)) properties.add(name);
}

/** Names of the custom properties that a text uses. */
export const referencesIn = (text: string): string[] =>
  [...text.matchAll(reference)].map(([, name]) => name!);
