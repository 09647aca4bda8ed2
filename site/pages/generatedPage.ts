import type { PageData } from './pageData';

/** A generated page: a component of `render/page` and its props. */
export interface GeneratedPage {
  /** Address without base. */
  route: string;
  /** The module in `render/`, and the component that it exports. */
  component: { file: string; name: string };
  /** JSON. */
  props: object;
  /** Texts in MDX that the component gets as components, by key. @default none */
  texts?: ReadonlyMap<string, string>;
  /** What its reader fetches later: texts by the paths of their files in the built site. @default none */
  files?: ReadonlyMap<string, string>;
  /** What the page carries with it. */
  data: PageData;
}
