// Work that can run on any thread, because its arguments and results can be cloned. Most functions work on one page.
import { readDocument } from '../content/documents/readDocument';
import { compilePage, type ContentPaths, type PageSource } from '../markdown/compilePage';
import { convertPage } from '../publish/convertPage';
import { searchFiles } from '../search/searchFiles';

export const read = (task: Parameters<typeof readDocument>) => readDocument(...task);

export const compile = ({ paths, ...page }: PageSource & { paths: ContentPaths }) => compilePage(page, paths);

export const index = searchFiles;

export const convert = (task: Parameters<typeof convertPage>) => convertPage(...task);
