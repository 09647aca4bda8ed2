/** Splits rows into those shown and those in the fold, keeping their order. A fold has at least `smallestFold` rows. */
export function splitRows<Row>(
  rows: Row[],
  { visible, smallestFold }: { visible: number; smallestFold: number },
): { shown: Row[]; folded: Row[] } {
  const cut = rows.length - visible < smallestFold ? rows.length : visible;
  return { shown: rows.slice(0, cut), folded: rows.slice(cut) };
}
