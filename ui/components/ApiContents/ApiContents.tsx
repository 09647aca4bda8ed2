import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { CodeText } from '../CodeText/CodeText';
import { Icon } from '../Icon/Icon';
import { LabeledField } from '../LabeledField/LabeledField';
import { TextField } from '../LabeledField/TextField';
import { parts as symbolBarParts } from '../SymbolBar/SymbolBar.behavior';
import { parts } from './ApiContents.behavior';
import * as styles from './ApiContents.css';
import builtIn from './ApiContents.messages.json';

export interface ApiContentsItem {
  name: string;
  href: string;
  /** @default false */
  deprecated?: boolean;
  /** The kind of call: "GET or POST", "POST", "stream". @default none */
  call?: string;
  /** A sentence about it, cut to one line. @default none */
  summary?: ReactNode;
}

export interface ApiContentsGroup {
  /** The group's name: "Messages", "JobService: runs". */
  heading: string;
  items: ApiContentsItem[];
}

export interface ApiContentsProps extends Omit<ComponentProps<'nav'>, 'children'>, Messages<typeof builtIn> {
  /** Groups without an item are left out. */
  groups: ApiContentsGroup[];
  /** Name of the file. Long contents get a field to find a name, if scripts run. @default no field */
  file?: string;
}

/** Contents of up to this many names are unfolded, and have no field. */
const maxUnfolded = 12;

/** The maximum length of a name that fits in every column. */
const maxLength = 38;

/** The symbols on a page of the API reference, in groups that fold. Renders a `<nav>` around `<details>`. */
export function ApiContents({ groups, file, messages, className, ...rest }: ApiContentsProps) {
  const filled = groups.filter(({ items }) => items.length > 0);
  const count = filled.flatMap(({ items }) => items).length;
  if (count === 0) return null;
  const text = { ...builtIn, ...messages };
  return (
    <nav aria-label={text.label} {...rest} className={clsx(styles.root, className)}>
      {file !== undefined && count > maxUnfolded && (
        <LabeledField
          className={styles.find}
          label={<CodeText>{fill(text.find, { file })}</CodeText>}
          note={
            <span role="status" {...parts.count.mark(fill(text.found, { found: '{found}', count }))}>
              {fill(text.names, { count })}
            </span>
          }
        >
          {(control) => (
            <TextField
              {...control}
              {...parts.find.mark()}
              className={styles.findInput}
              type="search"
              placeholder={text.example}
              autoComplete="off"
              spellCheck="false"
            />
          )}
        </LabeledField>
      )}
      <p {...parts.none.mark()} className={styles.none} hidden>
        {text.none}{' '}
        <button type="button" {...parts.clear.mark()} className={styles.next}>
          {text.clear}
        </button>{' '}
        <button type="button" {...parts.search.mark()} className={styles.next}>
          {text.search}
        </button>
      </p>
      {filled.map((group) => (
        <Group key={group.heading} {...group} open={count <= maxUnfolded} text={text} />
      ))}
    </nav>
  );
}

function Group({ heading, items, open, text }: ApiContentsGroup & { open: boolean; text: typeof builtIn }) {
  const id = useId();
  const isColumn = items.some(({ summary }) => summary !== undefined);
  const columns = items.some(({ name }) => name.length > maxLength) ? styles.wideColumns : styles.columns;
  return (
    <details className={styles.group} open={open} {...symbolBarParts.group.mark(heading)}>
      <summary className={styles.heading}>
        <span id={id}>{heading}</span>
        <span className={styles.count}>{items.length}</span>
        <Icon name="chevron" size={14} className={styles.chevron} />
      </summary>
      <ul role="list" aria-labelledby={id} className={isColumn ? styles.list : columns}>
        {items.map(({ name, href, deprecated, call, summary }) => (
          <li key={href} className={styles.item}>
            <a
              className={styles.link}
              href={href}
              title={name.length > maxLength ? name : undefined}
              // Screen readers would read the parts of a name with spaces between them.
              aria-label={deprecated ? fill(text.deprecated, { name }) : name}
              data-deprecated={deprecated ? '' : undefined}
            >
              <Name name={name} />
            </a>
            {summary && <span className={styles.summary}>{summary}</span>}
            {call && <span className={styles.call}>{call}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A name on one line. If it's too long, its parents are cut and its last part stays. */
function Name({ name }: { name: string }) {
  const last = name.lastIndexOf('.');
  return (
    <code className={styles.name}>
      <span className={styles.cut}>{last > 0 ? name.slice(0, last) : name}</span>
      {last > 0 && name.slice(last)}
    </code>
  );
}
