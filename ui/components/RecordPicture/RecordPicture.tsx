import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { PressControls } from './PressControls';
import { parts } from './RecordPicture.behavior';
import { describeShape, freshOf, shapeOf, type ShapePart } from './shapeOf';
import type { FieldKind } from './transformValue';
import * as styles from './RecordPicture.css';
import './Runs.css';

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
  /** Lets the reader press the field: write a value, choose a transformer. Says what the field holds. @default it stays as it is */
  press?: FieldKind;
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
 * characters are rows that sit half a period lower and as wide as the letters, so all three rows align.
 * Renders a `<figure>` with a group for each field, in which every value is heard with the name of its row; on a phone
 * each field is a block of its own.
 *
 * `RecordPicture.behavior.ts` presses the fields that can be pressed. Without a script and on paper they are as drawn.
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
      <div className={styles.grid} data-fields={fields.length < 3 ? 'few' : undefined}>
        <div className={styles.band} />
        <div className={clsx(styles.field, styles.labels)} aria-hidden="true">
          <span />
          <span>{before}</span>
          <span className={styles.window}>{hidden}</span>
          <span>{after}</span>
          <span className={styles.transformer}>Transformer</span>
        </div>
        {fields.map((field) => (
          <div
            key={field.name}
            className={styles.field}
            role="group"
            aria-label={field.name}
            {...(field.press && parts.field.mark(field.press))}
          >
            <span className={styles.name} aria-hidden="true">
              {field.name}
            </span>
            <span className={styles.value} data-row={before}>
              <VisuallyHidden>{before}: </VisuallyHidden>
              <span className={field.press && styles.still}>{field.before}</span>
              {field.press && (
                <input
                  {...parts.value.mark()}
                  className={styles.own}
                  defaultValue={field.before}
                  maxLength={Math.max(14, field.before.length + 2)}
                  size={1}
                  aria-label={before}
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </span>
            <span
              {...(field.press && parts.shape.mark(hidden))}
              className={styles.shape}
              role="img"
              aria-label={`${hidden}: ${describeShape(field.before, field.kept)}`}
            >
              <Runs runs={shapeOf(field.before, field.kept)} />
            </span>
            <span className={clsx(styles.value, styles.after)} data-row={after}>
              <VisuallyHidden>{after}: </VisuallyHidden>
              <span className={styles.printed} {...(field.press && parts.after.mark())}>
                <Runs runs={freshOf(field.after)} />
              </span>
            </span>
            <span className={clsx(styles.transformer, field.press && styles.still)}>
              <VisuallyHidden>Transformer: </VisuallyHidden>
              {field.transformer}
            </span>
            {field.press && <PressControls kind={field.press} />}
          </div>
        ))}
      </div>
      <p className={styles.note}>
        {note}
        {fields.some(({ press }) => press) && (
          <span className={styles.invitation} data-invitation="">
            {' '}
            Change a value or a transformer: this is an illustration, drawn in your browser, and nothing
            leaves it.
          </span>
        )}
      </p>
    </figure>
  );
}

function Runs({ runs }: { runs: ShapePart[] }) {
  return runs.map(({ kind, text }, index) => (
    <span key={index} data-kind={kind}>
      {text}
    </span>
  ));
}
