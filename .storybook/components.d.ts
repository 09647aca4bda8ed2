declare module 'virtual:components' {
  import type { ListedComponent } from './listComponents';

  export const components: ListedComponent[];
  /** What browsers load a picture from, by its path. */
  export const addresses: Record<string, string>;
}
