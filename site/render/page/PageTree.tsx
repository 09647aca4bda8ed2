import {
  createContext,
  createElement,
  Fragment,
  useContext,
  type ComponentType,
  type ReactNode,
} from 'react';

/** A piece of a page as its module holds it: text, or the name of an element, its props and what stands in it. */
export type Piece = string | [name: string, props: Record<string, unknown>, ...pieces: Piece[]];

/** What draws the elements of pages, by their names. The module of each page brings this file along, so it has to be small. */
export const PageComponents = createContext<Record<string, ComponentType<never>>>({});

/** The text of a page, drawn from the data in its module. */
export function PageTree({ pieces }: { pieces: Piece[] }) {
  const components = useContext(PageComponents);
  const draw = (piece: Piece): ReactNode => {
    if (typeof piece === 'string') return piece;
    const [name, props, ...within] = piece;
    const type = name.startsWith('html:') ? name.slice('html:'.length) : (components[name] ?? name);
    return createElement(type as ComponentType, props, ...within.map(draw));
  };
  return createElement(Fragment, null, ...pieces.map(draw));
}
