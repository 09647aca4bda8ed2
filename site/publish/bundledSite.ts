/** What the bundler leaves for the steps after it. Its plugins fill it while they run. */
export interface BundledSite {
  /** Minified style sheets, by the path of their module from the root of the project, in the order of the cascade. */
  sheets: Map<string, string>;
  /** The module of each class name, by its path from the root of the project. */
  fileOfClass: ReadonlyMap<string, string>;
}
