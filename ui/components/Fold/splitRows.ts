export interface SplitRows<Row> {
  shown: Row[];
  folded: Row[];
}

export interface SplitRowsOptions {
  /** Rows in sight when the rest is folded. */
  visible: number;
  /** Fewest rows that are worth a press; fewer stay in sight. */
  smallestFold: number;
}

/** Divides rows into those in sight and those that a fold hides. Every row is in one of the two, in the same order. */
export function splitRows<Row>(rows: Row[], { visible, smallestFold }: SplitRowsOptions): SplitRows<Row> {
  if (rows.length - visible < smallestFold) return { shown: rows, folded: [] };
  return { shown: rows.slice(0, visible), folded: rows.slice(visible) };
}
