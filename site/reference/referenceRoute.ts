import { stripLinks } from './stripLinks';
import type { ProtoFile } from './model';

/** Root of the reference's pages, without base. */
export const apiRoute = '/api';

/** Route of the page of a file. `.proto` is part of it. */
export const referenceRoute = (protoPath: string) => `${apiRoute}/${protoPath}`;

/** Longest description, in characters: search engines show no more. */
const maxLength = 160;

/** The comment of a file, shortened to a sentence or two for search engines and previews. */
export function referenceDescription({ path, comment }: Pick<ProtoFile, 'path' | 'comment'>): string {
  const text = stripLinks(comment).replace(/\s+/g, ' ').replaceAll('`', '').trim();
  if (text === '') return `Services, messages and enums of ${path}.`;
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 3).replace(/\s+\S*$/, '')}…`;
}
