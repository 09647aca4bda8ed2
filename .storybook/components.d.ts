declare module 'virtual:components' {
  export const components: import('./listComponents').ListedComponent[];
  /** What browsers load a picture from, by its path. */
  export const pictureUrls: Record<string, string>;
}
