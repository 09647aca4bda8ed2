import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { parts } from './Checklist.behavior';
import * as styles from './Checklist.css';
import builtIn from './Checklist.messages.json';

export interface ChecklistProps extends Omit<ComponentProps<'div'>, 'aria-label'>, Messages<typeof builtIn> {
  /** Key under which the checked items are stored. */
  name: string;
  /** Accessible name. @default 'Checklist' */
  label?: string;
}

/** Things to do that a reader checks off. Renders a `<div role="group">` around a list of `ChecklistItem`s. */
export function Checklist({ name, label, messages, className, children, ...rest }: ChecklistProps) {
  const text = { ...builtIn, ...messages };
  return (
    <div
      role="group"
      aria-label={label ?? text.label}
      {...rest}
      {...parts.root.mark(name)}
      className={clsx(styles.root, className)}
    >
      <div className={styles.bar}>
        <p {...parts.progress.mark(text.progress)} />
        <button type="button" hidden className={styles.reset} {...parts.reset.mark()}>
          {text.reset}
        </button>
      </div>
      {children}
    </div>
  );
}

export interface ChecklistItemProps extends Omit<ComponentProps<'li'>, 'id'> {
  /** Name of the item, in its list. The checkbox has it as `id`, and the `<label>` among the children as `htmlFor`. */
  id: string;
}

/** An item that can be checked. Renders an `<li>` with a checkbox; the first of its children is the `<label>`. */
export function ChecklistItem({ id, className, children, ...rest }: ChecklistItemProps) {
  return (
    <li {...rest} className={clsx(styles.item, className)}>
      <input type="checkbox" id={id} autoComplete="off" className={styles.box} {...parts.box.mark(id)} />
      {children}
    </li>
  );
}
