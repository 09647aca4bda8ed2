/** Splits rows into those shown and those in the fold, keeping their order. A fold has at least `minFolded` rows. */
export function splitRows<Row>(
  rows: Row[],
  { visible, minFolded }: { visible: number; minFolded: number },
): { shown: Row[]; folded: Row[] } {
  const cut = rows.length - visible < minFolded ? rows.length : visible;
  return { shown: rows.slice(0, cut), folded: rows.slice(cut) };
}
