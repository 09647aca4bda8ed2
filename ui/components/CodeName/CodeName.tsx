import { clsx } from 'clsx';
import { Fragment, type ComponentProps } from 'react';

import * as styles from './CodeName.css';

/** A name in code and where it is explained. */
export interface CodeLink {
  name: string;
  /** Leave it out for a name that is explained nowhere, such as `string`. */
  href?: string;
}

export type CodeNameProps = CodeLink & Omit<ComponentProps<'code'>, 'children'>;

/** Names up to this many characters fit anywhere and are kept whole. */
const short = 20;

/** Where a long name may break: after `.`, `/`, `_`, `?` and `&`, and before a word in camel case. */
const seam = /(?<=[./_?&])(?=[^./_?&])|(?<=[a-z0-9])(?=[A-Z])/;

/** A name in code that breaks over lines at its seams only. Renders a `<code>`, in an `<a>` when it has an `href`. */
export function CodeName({ name, href, className, ...rest }: CodeNameProps) {
  const parts = name.length > short ? name.split(seam) : [name];
  const code = (
    <code {...rest} className={clsx(styles.root, className)}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
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
