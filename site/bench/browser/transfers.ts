/** Kinds of what a page fetches, in the order of tables. */
export const kinds = ['html', 'script', 'style', 'font', 'data', 'other'] as const;

export type Kind = (typeof kinds)[number];

/** Compressed bytes by kind, as they go over the line, with their headers. */
export type Bytes = Record<Kind, number>;

export interface Transfers {
  bytes: Bytes;
  requests: number;
}

/** The kind of a file by its media type. */
export function kindOf(mediaType: string): Kind {
  if (mediaType.startsWith('text/html')) return 'html';
  if (mediaType.includes('javascript')) return 'script';
  if (mediaType.startsWith('text/css')) return 'style';
  if (mediaType.startsWith('font/')) return 'font';
  return mediaType.includes('json') ? 'data' : 'other';
}

export const noTransfers = (): Transfers => ({
  bytes: { html: 0, script: 0, style: 0, font: 0, data: 0, other: 0 },
  requests: 0,
});

export const total = (bytes: Bytes) => kinds.reduce((sum, kind) => sum + bytes[kind], 0);
