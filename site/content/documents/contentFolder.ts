/** How much of each document is read: all of it, or only the front matter. */
export type ReadingDepth = 'full' | 'frontMatter';

/** The folder with the documents, and how it is read. */
export interface ContentFolder {
  /** Root of the project, or empty for the working directory. */
  root: string;
  /** Path of the folder, relative to the root; absolute if the root is empty. */
  folder: string;
  /** `frontMatter` skips the text of documents. @default 'full' */
  depth?: ReadingDepth;
  /** Receives the path of each file that a fence or an import refers to, even if the file doesn't exist. */
  onRead?: (path: string) => void;
}
