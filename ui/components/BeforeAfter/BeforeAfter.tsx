import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { CodeText } from '../CodeText/CodeText';
import { Button } from '../Button/Button';
import { parts } from './BeforeAfter.behavior';
import { engraveMedallions, halfSize, type Medallion } from './engraveMedallions';
import { FieldColumn, type RecordField } from './FieldColumn';
import { parseAfter } from './maskValue';
import * as styles from './BeforeAfter.css';
import builtIn from './BeforeAfter.messages.json';
import * as banknote from './banknote.css';

export interface BeforeAfterProps
  extends Omit<ComponentProps<'figure'>, 'children'>, Messages<typeof builtIn> {
  /** Name of the table the row is from. */
  table: string;
  /** Caption, next to the table's name. */
  caption: string;
  /** One line under the picture. */
  note: string;
  fields: RecordField[];
  /** `banknote` has two medallions, if it is wide enough. @default 'record' */
  look?: styles.Variants['look'];
}

/**
 * One row of a table before and after anonymization. Hidden characters are engraved lines as wide as the letters, so the
 * three rows align. Renders a `<figure>` with a group for each field, in which every value is read with the name of its
 * row; on a phone each field is a block.
 *
 * `BeforeAfter.behavior.ts` redraws the fields that the reader can change, and the medallions. Without a script and in
 * print they are static.
 */
export function BeforeAfter({
  table,
  caption,
  note,
  fields,
  look = 'record',
  messages,
  className,
  ...rest
}: BeforeAfterProps) {
  const text = { ...builtIn, ...messages };
  const valuesBefore = fields.map((field) => field.before);
  const valuesAfter = fields.map((field) =>
    parseAfter(field.after)
      .map((run) => run.text)
      .join(''),
  );
  const medallions = look === 'banknote' && engraveMedallions(valuesBefore, valuesAfter);
  return (
    <figure
      {...rest}
      {...(medallions && parts.banknote.mark())}
      className={clsx(styles.root({ look }), className)}
    >
      <figcaption className={styles.caption}>
        <span>
          <CodeText>{fill(text.caption, { table })}</CodeText>
        </span>
        <span>{caption}</span>
      </figcaption>
      <div className={styles.grid} data-fields={fields.length < 3 ? 'few' : undefined}>
        <div className={styles.band} />
        <div className={clsx(styles.field, styles.labels)} aria-hidden="true">
          <span />
          <span>{text.before}</span>
          <span className={styles.cutout}>{text.hidden}</span>
          <span>{text.after}</span>
          <span className={styles.transformer}>{text.transformer}</span>
        </div>
        {fields.map((field) => (
          <FieldColumn key={field.name} field={field} text={text} />
        ))}
        {medallions && <Medallions medallions={medallions} rows={[text.before, text.after]} />}
      </div>
      <p className={styles.note}>
        {note}
        {fields.some(({ editable }) => editable) && (
          <span className={styles.invitation} data-invitation="">
            {' '}
            {text.invitation}
          </span>
        )}
      </p>
      {medallions && (
        <Button
          {...parts.save.mark(`note-${medallions.at(-1)!.serial}.svg`)}
          data-saved={text.saved}
          emphasis="secondary"
          className={banknote.save}
        >
          {text.save}
        </Button>
      )}
    </figure>
  );
}

/** A medallion and a number for the row before and the row after, made of their values. */
function Medallions({ medallions, rows }: { medallions: Medallion[]; rows: string[] }) {
  return (
    <div className={banknote.medallions} aria-hidden="true">
      {medallions.map(({ rings, serial }, row) => (
        <div key={row} {...parts.medallion.mark()} className={banknote.medallion}>
          <svg viewBox={`${-halfSize} ${-halfSize} ${2 * halfSize} ${2 * halfSize}`}>
            {rings.map(({ path, kind }, index) => (
              <path key={index} data-kind={kind} d={path} />
            ))}
          </svg>
          <span>{rows[row]}</span>
          <span>№ {serial}</span>
        </div>
      ))}
    </div>
  );
}
