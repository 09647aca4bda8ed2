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

/** Most characters of a name, and of a part of a qualified name, that is kept whole. */
const whole = { name: 20, part: 30 };

/** Between the parts of a qualified name or an address. */
const partSeam = /(?<=[./?&])(?=[^./?&])/;

/** Between the words of a name in snake or camel case. */
const wordSeam = /(?<=_)(?=[^_])|(?<=[a-z0-9])(?=[A-Z])/;

/** A name in code that breaks over lines at its seams only. Renders a `<code>`, in an `<a>` when it has an `href`. */
export function CodeName({ name, href, className, ...rest }: CodeNameProps) {
  const code = (
    <code {...rest} className={clsx(styles.root, className)}>
      {piecesOf(name).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {piece}
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

/** The pieces of a name between which it may break: its parts, and the words of what is long without them. */
function piecesOf(name: string): string[] {
  if (name.length <= whole.name) return [name];
  const parts = name.split(partSeam);
  const longest = parts.length > 1 ? whole.part : whole.name;
  return parts.flatMap((part) => (part.length > longest ? part.split(wordSeam) : [part]));
}
