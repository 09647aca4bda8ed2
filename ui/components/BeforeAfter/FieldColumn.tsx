import { clsx } from 'clsx';

import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { parts } from './BeforeAfter.behavior';
import * as styles from './BeforeAfter.css';
import type builtIn from './BeforeAfter.messages.json';
import { describeMask, parseAfter, maskValue, type TextRun } from './maskValue';
import type { FieldKind } from './transformValue';

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
  /** What the reader can type: lets the reader change the value and its transformer. @default not interactive */
  editable?: FieldKind;
}

/** A field of the row: before, hidden, after, and its transformer. Renders a group. */
export function FieldColumn({ field, text }: { field: RecordField; text: typeof builtIn }) {
  const { before, hidden, after, transformer, whole, none, some, refused } = text;
  const words = { hidden, whole, none, some, refused };
  return (
    <div
      className={styles.field}
      role="group"
      aria-label={field.name}
      {...(field.editable && parts.field.mark(field.editable))}
    >
      <span className={styles.name} aria-hidden="true">
        {field.name}
      </span>
      <span className={styles.value} data-row={before}>
        <VisuallyHidden>{before}: </VisuallyHidden>
        <span {...parts.before.mark()} className={field.editable && styles.fallback}>
          {field.before}
        </span>
        {field.editable && (
          <input
            {...parts.input.mark()}
            className={styles.input}
            defaultValue={field.before}
            maxLength={60}
            size={Math.max(14, field.before.length)}
            aria-label={before}
            autoComplete="off"
            spellCheck="false"
          />
        )}
      </span>
      <span
        {...parts.shape.mark(JSON.stringify(words))}
        className={styles.shape}
        role="img"
        aria-label={describeMask(words, field.before, field.kept)}
      >
        <Runs runs={maskValue(field.before, field.kept)} />
      </span>
      <span className={clsx(styles.value, styles.after)} data-row={after}>
        <VisuallyHidden>{after}: </VisuallyHidden>
        <span {...parts.after.mark()} className={styles.printed}>
          <Runs runs={parseAfter(field.after)} />
        </span>
      </span>
      <span className={clsx(styles.transformer, field.editable && styles.fallback)}>
        <VisuallyHidden>{transformer}: </VisuallyHidden>
        {field.transformer}
      </span>
      {field.editable && (
        <span className={styles.choice}>
          <span {...parts.chosenTransformer.mark()} aria-hidden="true">
            {text[field.editable]}
          </span>
          <Icon name="chevron" size={12} className={styles.chevron} />
          <select
            {...parts.transformer.mark()}
            className={styles.select}
            aria-label={transformer}
            autoComplete="off"
          >
            {([field.editable, 'passthrough', 'null'] as const).map((choice) => (
              <option key={choice} value={choice}>
                {text[choice]}
              </option>
            ))}
          </select>
        </span>
      )}
    </div>
  );
}

function Runs({ runs }: { runs: TextRun[] }) {
  return runs.map(({ kind, text }, index) => (
    <span key={index} data-kind={kind}>
      {text}
    </span>
  ));
}
