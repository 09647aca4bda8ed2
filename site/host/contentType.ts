import { lookup } from 'mrmime';

/** Media type of a file by its extension, in UTF-8 where it is text. */
export function contentType(file: string): string {
  const type =
    lookup(file) ?? (file.endsWith('.ico') ? 'image/vnd.microsoft.icon' : 'application/octet-stream');
  return /^text\/|[/+](javascript|json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
