import type { DeskOption } from './deskTypes';

/** The options whose name, type or comment holds all words, those first whose name begins with them. */
export function matchOptions(options: readonly DeskOption[], typed: string): DeskOption[] {
  const words = typed
    .toLowerCase()
    .split(/[\s_.]+/)
    .filter(Boolean);
  if (words.length === 0) return [...options];
  const ranked = options.flatMap((option) => {
    const name = option.name.toLowerCase();
    const plain = name.replaceAll('_', '');
    const rest = `${option.type ?? ''} ${option.comment ?? ''}`.toLowerCase();
    const isNamed = words.every((word) => name.includes(word)) || plain.includes(words.join(''));
    if (isNamed) return [{ option, rank: name.startsWith(words[0]!) ? 0 : 1 }];
    return words.every((word) => name.includes(word) || rest.includes(word)) ? [{ option, rank: 2 }] : [];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}
