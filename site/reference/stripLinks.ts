/** Reduces the links that `linkComments` writes, `[text](<url>)`, to their text, for places without links. */
export const stripLinks = (comment: string): string => comment.replace(/\[([^\]]*)\]\(<[^>]*>\)/g, '$1');
