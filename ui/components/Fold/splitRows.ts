export interface SplitRows<Row> {
  shown: Row[];
  folded: Row[];
}

export interface SplitRowsOptions {
  /** Number of rows above the fold. */
  visible: number;
  /** Fewest rows worth folding. */
  smallestFold: number;
}

/** Splits rows into those shown and those in the fold, keeping their order. */
export function splitRows<Row>(rows: Row[], { visible, smallestFold }: SplitRowsOptions): SplitRows<Row> {
  if (rows.length - visible < smallestFold) return { shown: rows, folded: [] };
  return { shown: rows.slice(0, visible), folded: rows.slice(visible) };
}
