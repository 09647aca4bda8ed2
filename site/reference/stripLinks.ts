/** Reduces the links in a comment to their text, for places that don't support links. */
export const stripLinks = (comment: string): string => comment.replace(/\[([^\]]*)\]\(<[^>]*>\)/g, '$1');
