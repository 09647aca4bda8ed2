import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { scroller as scrollerPart } from '../../behaviors/scroller';
import { scroller } from './scroller.css';
import * as styles from './Table.css';

export interface TableProps extends ComponentProps<'table'> {
  /** Number of columns. From five up, the table scrolls sideways if rows don't stack. @default 2 */
  columns?: number;
  /** Name of the scrolling box for assistive technology. @default 'Table' */
  label?: string;
}

/**
 * A table of reference material with a sticky header. Renders a `<table>`. On a phone, the cells of a row are stacked
 * without those marked `data-absent`; with three or more columns, each cell begins with its `data-label`. A cell marked
 * `data-answer` (`yes`, `no`) shows a mark. The `<table>` takes attributes and `className`, in a box that scrolls too.
 */
export function Table({ columns = 2, label = 'Table', className, children, ...rest }: TableProps) {
  const table = (
    <table role="table" {...rest} className={clsx(styles.root, className)}>
      {children}
    </table>
  );
  if (columns < 5) return table;
  return (
    <div {...scrollerPart.mark()} className={scroller} role="group" aria-label={label} tabIndex={0}>
      {table}
    </div>
  );
}

/** The parts of a table, with the roles that they lose when rows stack on a phone. */
export const tableParts = {
  thead: (props: ComponentProps<'thead'>) => <thead role="rowgroup" {...props} />,
  tbody: (props: ComponentProps<'tbody'>) => <tbody role="rowgroup" {...props} />,
  // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the role that it has
  tr: (props: ComponentProps<'tr'>) => <tr role="row" {...props} />,
  th: (props: ComponentProps<'th'>) => <th scope="col" role="columnheader" {...props} />,
  // oxlint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role -- the role that it has
  td: (props: ComponentProps<'td'>) => <td role="cell" {...props} />,
};
