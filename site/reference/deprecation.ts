import type { Comments, ProtoSymbol } from './model';

/** "Deprecated" at the start of a comment, and the sentence that names a replacement. */
const said =
  /^@?deprecated(?:[.:]\s*|(?=\s+use\s)\s*|$)(?:use\s+(?:`([\w.]+)`(?: instead)?|([\w.]+) instead)(?:\.\s*|$))?/i;

/** The comments of a symbol, leading and trailing. */
export const textOf = ({ leading, trailing }: Comments): string =>
  [leading, trailing].filter((part) => part !== undefined).join('\n\n');

/**
 * The comments of a symbol without the words that it is deprecated and what replaces it, which readers see elsewhere.
 * Sentences that say more stay.
 */
export const textWithoutDeprecation = (symbol: Pick<ProtoSymbol, 'comments' | 'deprecated'>) =>
  textOf(symbol.comments).replace(symbol.deprecated ? said : '', '');

/** The name that the comment of a deprecated symbol gives as its replacement. */
export function replacementIn({ comments }: Pick<ProtoSymbol, 'comments'>): string | undefined {
  const [, quoted, plain] = said.exec(textOf(comments)) ?? [];
  return quoted ?? plain;
}
