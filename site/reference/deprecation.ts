import type { ProtoSymbol } from './model';

/** "Deprecated" at the start of a comment, and the sentence that names a replacement. */
const deprecationNotice =
  /^@?deprecated(?:[.:]\s*|(?=\s+use\s)\s*|$)(?:use\s+(?:`([\w.]+)`(?: instead)?|([\w.]+) instead)(?:\.\s*|$))?/i;

/**
 * The comment of a symbol without the notices that it's deprecated and what replaces it, which are shown elsewhere.
 * Sentences with more information stay.
 */
export const textWithoutDeprecation = (symbol: Pick<ProtoSymbol, 'comment' | 'deprecated'>) =>
  symbol.deprecated ? symbol.comment.replace(deprecationNotice, '') : symbol.comment;

/** The replacement that the comment of a deprecated symbol gives. */
export function replacementIn({ comment }: Pick<ProtoSymbol, 'comment'>): string | undefined {
  const [, quoted, plain] = deprecationNotice.exec(comment) ?? [];
  return quoted ?? plain;
}
