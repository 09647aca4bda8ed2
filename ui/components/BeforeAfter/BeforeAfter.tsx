import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { parts } from './BeforeAfter.behavior';
import { describeShape, freshOf, shapeOf, type ShapePart } from './shapeOf';
import * as styles from './BeforeAfter.css';
import { transformersOf, type FieldKind } from './transformValue';

/** One field of the row. */
export interface RecordField {
  /** Column name. */
  name: string;
  /** The value before. */
  before: string;
  /** The value after. Characters between square brackets are new and drawn in the accent: `+[730]`. */
  after: string;
  /** The exact parts of `before` that stay readable. @default none */
  kept?: string[];
  /** The transformer of the field. */
  transformer: string;
  /** What the field holds. Lets the reader change its value and its transformer. @default not interactive */
  press?: FieldKind;
}

export interface BeforeAfterProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Name of the table the row is from. */
  table: string;
  /** Caption, next to the table's name. */
  caption: string;
  /** One line under the picture. */
  note: string;
  fields: RecordField[];
}

/** Names of the rows. */
const [before, hidden, after] = ['Production', 'Neosync', 'Staging'];

/**
 * One row of a table before and after anonymization. Hidden characters are engraved lines as wide as the letters, so the
 * three rows align. Renders a `<figure>` with a group for each field, in which every value is read with the name of its
 * row; on a phone each field is a block.
 *
 * `BeforeAfter.behavior.ts` redraws the fields that the reader can change. Without a script and in print they are
 * static.
 */
export function BeforeAfter({ table, caption, note, fields, className, ...rest }: BeforeAfterProps) {
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
          <FieldColumn key={field.name} field={field} />
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

/** A field of the row: before, hidden, after, and its transformer. */
function FieldColumn({ field }: { field: RecordField }) {
  return (
    <div
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
            maxLength={Math.max(14, field.before.length)}
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
      {field.press && (
        <span className={styles.choice}>
          <span {...parts.chosen.mark()} aria-hidden="true">
            {transformersOf(field.press)[0]}
          </span>
          <Icon name="chevron" size={12} className={styles.chevron} />
          <select
            {...parts.choice.mark()}
            className={styles.select}
            aria-label="Transformer"
            autoComplete="off"
          >
            {transformersOf(field.press).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}

function Runs({ runs }: { runs: ShapePart[] }) {
  return runs.map(({ kind, text }, index) => (
    <span key={index} data-kind={kind}>
      {text}
    </span>
  ));
}
