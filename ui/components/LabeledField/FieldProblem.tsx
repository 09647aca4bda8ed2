import type { ComponentProps } from 'react';

import * as styles from './LabeledField.css';

/** What is wrong with a value. Renders a `<p>`; name its `id` in the `aria-describedby` of the control. */
export function FieldProblem(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className={styles.problem} />;
}
