import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { CodeName, type CodeLink } from '../CodeName/CodeName';
import { Heading } from '../Heading/Heading';
import * as styles from './ApiIndex.css';
import builtIn from './ApiIndex.messages.json';

export interface ListedSymbol extends CodeLink {
  /** Kind of symbol: "Method". @default none */
  kind?: string;
}

export interface ApiIndexProps extends Omit<ComponentProps<'section'>, 'children'>, Messages<typeof builtIn> {
  /** Anchor of the heading. Adds a permalink. */
  headingId?: string;
  /** Renders nothing if empty. */
  symbols: ListedSymbol[];
}

/** Symbols of the API that a text is about. Renders a `<section>` around a list of links. */
export function ApiIndex({ headingId, symbols, messages, className, ...rest }: ApiIndexProps) {
  if (symbols.length === 0) return null;
  const text = { ...builtIn, ...messages };
  return (
    <section {...rest} className={clsx(styles.root, className)}>
      <Heading level={2} id={headingId} permalinkLabel={text.permalink}>
        {text.heading}
      </Heading>
      <ul role="list" aria-label={text.heading} className={styles.symbols}>
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
