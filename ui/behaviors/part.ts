/** An element of a component that its behavior finds: the component marks it, the behavior selects it, the docs list it. */
export interface Part<Value extends string = string> {
  /** Selects the element. */
  selector: string;
  /** A short description of the element. Storybook lists it with the component. */
  description: string;
  /** The attribute to spread on the element. */
  mark: (value?: Value) => Record<string, string>;
  /** The attribute's value on an element. Null if the element isn't this part. */
  read: (element: Element) => string | null;
}

/** Defines a part by its attribute, such as `data-…` or `role`. Without `value`, it matches any value of the attribute. */
export function part(attribute: string, description: string, value?: string): Part {
  return {
    selector: value === undefined ? `[${attribute}]` : `[${attribute}="${value}"]`,
    description,
    mark: (own = value ?? '') => ({ [attribute]: own }),
    read: (element) => element.getAttribute(attribute),
  };
}
