import type { Comments, ProtoFile, ProtoSymbol } from './model';
import { symbolsOf } from './symbols';

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
export const textBesideDeprecation = (symbol: Pick<ProtoSymbol, 'comments' | 'deprecated'>) =>
  textOf(symbol.comments).replace(symbol.deprecated ? said : '', '');

/** Fills in what replaces deprecated symbols: the name that the comment gives, with its place where it is a symbol of the files. */
export function linkReplacements(files: ProtoFile[]): void {
  const symbols = files.map((file) => ({ file: file.path, all: symbolsOf(file) }));
  const replaced = symbols.flatMap(({ all }) =>
    all
      .filter(({ deprecated }) => deprecated)
      .flatMap((symbol) => {
        const match = said.exec(textOf(symbol.comments));
        const name = match?.[1] ?? match?.[2];
        return name === undefined ? [] : [{ symbol, name }];
      }),
  );
  const sought = new Set(replaced.map(({ name }) => name.split('.').at(-1)!));
  const places: Places = new Map();
  for (const { file, all } of symbols) {
    for (const symbol of all) if (sought.has(symbol.name)) places.set(symbol.fullName, { file, symbol });
  }
  for (const { symbol, name } of replaced) symbol.replacement = { name, ...placeOf(name, symbol, places) };
}

/** Symbols that may be sought and the paths of their files, by full name. */
type Places = Map<string, { file: string; symbol: ProtoSymbol }>;

/** Looks a name up like protobuf: in the scope of the symbol, then in each enclosing one. */
function placeOf(name: string, { fullName }: ProtoSymbol, places: Places) {
  const scopes = fullName.split('.');
  while (scopes.pop() !== undefined) {
    const place = places.get([...scopes, name].join('.'));
    if (place) return { file: place.file, anchor: place.symbol.anchor };
  }
  return undefined;
}
