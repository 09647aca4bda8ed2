import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import * as styles from './CodeName.css';
import { BreakableName } from './BreakableName';

/** A name in code and a link to its explanation. */
export interface CodeLink {
  name: string;
  /** Leave it out for a name without an explanation, such as `string`. */
  href?: string;
}

export type CodeNameProps = CodeLink & Omit<ComponentProps<'code'>, 'children'>;

/** A name in code that wraps between its parts. Renders a `<code>`, in an `<a>` when it has an `href`. */
export function CodeName({ name, href, className, ...rest }: CodeNameProps) {
  const code = (
    <code {...rest} className={clsx(styles.root, className)}>
      <BreakableName>{name}</BreakableName>
    </code>
  );
  return href === undefined ? (
    code
  ) : (
    <a className={styles.link} href={href}>
      {code}
    </a>
  );
}
