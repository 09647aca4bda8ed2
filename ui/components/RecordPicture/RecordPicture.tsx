import { clsx } from 'clsx';
import { Fragment, type ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { describeShape, shapeOf } from './shapeOf';
import * as styles from './RecordPicture.css';

/** One field of the row. */
export interface RecordField {
  /** Column name. */
  name: string;
  /** The value before. */
  before: string;
  /** The value after. What stands between square brackets is new and drawn in the accent: `+[730]`. */
  after: string;
  /** What of `before` stays readable while it is hidden, as a list of exact parts. @default none */
  kept?: string[];
  /** What was done to the field. */
  transformer: string;
}

export interface RecordPictureProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Name of the table the row is from. */
  table: string;
  /** What the picture shows, at the right of the table's name. */
  caption: string;
  /** One line under the picture. */
  note: string;
  fields: RecordField[];
  /** Names of the three rows, top to bottom. @default ['Production', 'Neosync', 'Staging'] */
  rows?: [string, string, string];
}

/**
 * One row of a table before and after anonymization, with the field of engraved lines in between: hidden
 * characters are rows that sit half a period lower, one character wide each, so all three rows align.
 * Renders a `<figure>` with a group for each field, in which every value is heard with the name of its row; on a phone
 * each field is a block of its own.
 */
export function RecordPicture({
  table,
  caption,
  note,
  fields,
  rows = ['Production', 'Neosync', 'Staging'],
  className,
  ...rest
}: RecordPictureProps) {
  const [before, hidden, after] = rows;
  return (
    <figure {...rest} className={clsx(styles.root, className)}>
      <figcaption className={styles.caption}>
        <span>
          One row of <code>{table}</code>
        </span>
        <span>{caption}</span>
      </figcaption>
      <div className={styles.grid}>
        <div className={styles.band} />
        <div className={clsx(styles.field, styles.labels)} aria-hidden="true">
          <span />
          <span>{before}</span>
          <span className={styles.window}>{hidden}</span>
          <span>{after}</span>
          <span className={styles.transformer}>Transformer</span>
        </div>
        {fields.map((field) => (
          <div key={field.name} className={styles.field} role="group" aria-label={field.name}>
            <span className={styles.name} aria-hidden="true">
              {field.name}
            </span>
            <span className={styles.value} data-row={before}>
              <VisuallyHidden>{before}: </VisuallyHidden>
              {field.before}
            </span>
            <span
              className={styles.shape}
              role="img"
              aria-label={`${hidden}: ${describeShape(field.before, field.kept)}`}
            >
              <HiddenValue value={field.before} kept={field.kept ?? []} />
            </span>
            <span className={clsx(styles.value, styles.after)} data-row={after}>
              <VisuallyHidden>{after}: </VisuallyHidden>
              <NewValue value={field.after} />
            </span>
            <span className={styles.transformer}>
              <VisuallyHidden>Transformer: </VisuallyHidden>
              {field.transformer}
            </span>
          </div>
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </figure>
  );
}

function HiddenValue({ value, kept }: { value: string; kept: string[] }) {
  return shapeOf(value, kept).map(({ text, kind }, index) =>
    kind === 'kept' ? (
      <span key={index} className={styles.kept}>
        {text}
      </span>
    ) : (
      <span key={index} className={kind === 'hidden' ? styles.cell : styles.gap} />
    ),
  );
}

function NewValue({ value }: { value: string }) {
  return value
    .split(/\[([^\]]*)\]/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <span className={styles.fresh}>{part}</span> : part}</Fragment>
    ));
}
