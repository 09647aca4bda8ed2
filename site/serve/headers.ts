import { lookup } from 'mrmime';

/** The headers whose values the site decides, on every host that serves it. */
export type HeaderName = 'Cache-Control' | 'Referrer-Policy' | 'X-Content-Type-Options';

/** Headers of every answer: files, redirects and errors. */
export const everywhere = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
} satisfies Partial<Record<HeaderName, string>>;

/** How browsers keep an answer: for good when the file's name changes with its content, else only to ask again. */
export const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
};

/** Files that the build names after their content: ten hexadecimal digits or more, as in `static/js/index.219560571c.js`. */
const hashed = /^static\/(.*\/)?[^/]+\.[\da-f]{10,}\.[^/]+$/;

/**
 * The headers of an answer.
 *
 * @param file Path in the folder of the site, without a leading slash. Leave it out for an answer that is no file.
 */
export function headersOf(file?: string): Partial<Record<HeaderName, string>> {
  return { ...everywhere, 'Cache-Control': file && hashed.test(file) ? caching.hashed : caching.other };
}

/** Media type of a file by its extension, in UTF-8 where it is text. */
export function contentType(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|[/+](javascript|json|xml)$/.test(type) ? `${type}; charset=utf-8` : type;
}
