import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import { CodeName, type CodeLink } from '../CodeName/CodeName';
import { Heading } from '../Heading/Heading';
import * as styles from './ApiIndex.css';

export interface ListedSymbol extends CodeLink {
  /** Kind of symbol: "Method". @default none */
  kind?: string;
}

export interface ApiIndexProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Anchor of the heading. With it comes a permalink. */
  headingId?: string;
  /** With none nothing is rendered. */
  symbols: ListedSymbol[];
}

/** Symbols of the API that a text is about. Renders a `<section>` around a list of links. */
export function ApiIndex({ headingId, symbols, className, ...rest }: ApiIndexProps) {
  if (symbols.length === 0) return null;
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <Heading level={2} id={headingId} permalinkLabel="Link to “API changes”">
        API changes
      </Heading>
      <ul role="list" aria-label="API changes" className={styles.symbols}>
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
