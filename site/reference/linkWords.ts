/** A comment with the words of its links alone, for places that draw no links. */
export const linkWords = (comment: string): string => comment.replace(/\[([^\]]*)\]\(<[^>]*>\)/g, '$1');
