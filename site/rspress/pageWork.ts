// Work that needs only one page. It can run on any thread, because arguments and results can be cloned.
import { parseDocument } from '../content/documents/parseDocument';
import { compilePage, type PageSource } from '../markdown/compilePage';
import type { CompiledSite } from '../markdown/remarkDocument';
import { takeForms } from '../publish/takeForms';

export const parse = (task: Parameters<typeof parseDocument>) => parseDocument(...task);

export const compile = ({ site, ...page }: PageSource & { site: CompiledSite }) => compilePage(page, site);

export const take = (task: Parameters<typeof takeForms>) => takeForms(...task);
