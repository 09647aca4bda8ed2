import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './control.css';

/** Attributes of a field whose text the browser must not complete, capitalize or correct. */
export const verbatim = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: 'false' } as const;

/** A line of text. Renders an `<input>`; give it a label with LabeledField, or an `aria-label`. */
export function TextField({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={clsx(styles.control, className)} />;
}

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Whether its height follows its lines. @default false */
  growing?: boolean;
};

/** Several lines of text. Renders a `<textarea>`. */
export function TextArea({ growing = false, className, ...rest }: TextAreaProps) {
  return <textarea {...rest} className={clsx(styles.control, growing && styles.growing, className)} />;
}

/** The text of a text area in colors, for exact placement behind it. Renders a `<pre>`. */
export function ColoredText({ className, ...rest }: ComponentProps<'pre'>) {
  return <pre aria-hidden="true" {...rest} className={clsx(styles.control, className)} />;
}

/** A yes-or-no choice. Renders an `<input type="checkbox">`. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input {...rest} type="checkbox" className={clsx(styles.checkbox, className)} />;
}
