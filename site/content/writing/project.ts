/** What a command makes of the project: texts by path from its root; undefined removes the file. */
export type Changes = Map<string, string | undefined>;

/** A file of the project as it is; undefined when there is none. */
export type ReadFile = (path: string) => string | undefined;

/** Where those settings are written that name pages. */
export interface SettingsFiles {
  sidebars: string;
  redirects: string;
}
