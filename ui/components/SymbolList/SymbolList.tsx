import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { CodeName, type CodeLink } from '../CodeName/CodeName';
import { Heading, type HeadingProps } from '../Heading/Heading';
import * as styles from './SymbolList.css';

export interface ListedSymbol extends CodeLink {
  /** What it is, in a word: "Method". @default none */
  kind?: string;
}

export interface SymbolListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** @default 'API changes' */
  heading?: string;
  /** Anchor of the heading. With it comes a permalink. */
  headingId?: string;
  /** Rank of the heading. @default 2 */
  level?: HeadingProps['level'];
  /** With none nothing is rendered. */
  symbols: ListedSymbol[];
}

/** Symbols of the API that a text is about. Renders a `<section>` around a list of links. */
export function SymbolList({
  heading = 'API changes',
  headingId,
  level = 2,
  symbols,
  className,
  ...rest
}: SymbolListProps) {
  if (symbols.length === 0) return null;
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <Heading level={level} id={headingId} permalinkLabel={`Link to “${heading}”`}>
        {heading}
      </Heading>
      <ul role="list" aria-label={heading} className={styles.symbols}>
        {symbols.map(({ kind, ...link }) => (
          <li key={link.name} className={styles.symbol}>
            <span className={styles.name}>
              <CodeName {...link} />
            </span>
            {kind && <span className={styles.kind}>{kind}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
