import * as styles from './AppTable.css';
import { AppStep } from './AppStep';

export interface AppTablePart {
  kind: 'table';
  columns: string[];
  /** A cell for each column, and the step on the page that is about the row. */
  rows: { cells: string[]; step?: number }[];
}

/** A table of the app. On a phone, each row is a block whose cells are labeled with their column. */
export function AppTable({ columns, rows, label, word }: AppTablePart & { label: string; word: string }) {
  return (
    <div className={styles.scroller}>
      <table aria-label={label} className={styles.root}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, step }, index) => (
            <tr key={index} data-step={step}>
              {cells.map((cell, at) => (
                <td key={columns[at]} data-column={columns[at]}>
                  {at === 0 && <AppStep step={step} word={word} />}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
