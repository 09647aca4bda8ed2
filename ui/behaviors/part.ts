/** An element of a component that its behavior has to find: the component marks it, the behavior selects it, the docs list it. */
export interface Part {
  /** Selects the element. */
  selector: string;
  /** What the element is, in a few words. Storybook lists it with the component. */
  about: string;
  /** The attribute to spread on the element. */
  mark: (value?: string) => Record<string, string>;
  /** The value that an element has as this part. Null when it is none. */
  read: (element: Element) => string | null;
}

/**
 * Names an element of a component by one of its attributes, once for the component and for its behavior.
 *
 * @param attribute A `data-` attribute, or one that says what the element is to everybody, such as `role`.
 * @param about What the element is, in a few words.
 * @param value The value that makes it this element. Leave it out where any value does.
 */
export function part(attribute: string, about: string, value?: string): Part {
  return {
    selector: value === undefined ? `[${attribute}]` : `[${attribute}="${value}"]`,
    about,
    mark: (own = value ?? '') => ({ [attribute]: own }),
    read: (element) => element.getAttribute(attribute),
  };
}
