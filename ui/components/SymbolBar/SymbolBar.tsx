import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

import type { Messages } from '../../behaviors/messages';
import { Icon } from '../Icon/Icon';
import { parts } from './SymbolBar.behavior';
import * as styles from './SymbolBar.css';
import builtIn from './SymbolBar.messages.json';

export interface SymbolBarProps extends Omit<ComponentProps<'nav'>, 'children'>, Messages<typeof builtIn> {}

/**
 * The symbol being read on a long page of the API reference: its name, its number among its kind, and links to the
 * previous and next ones. Takes up no space, and is hidden until `SymbolBar.behavior.ts` finds the first symbol
 * reached. Renders a `<nav>` landmark.
 */
export function SymbolBar({ messages, className, ...rest }: SymbolBarProps) {
  const text = { ...builtIn, ...messages };
  return (
    <nav
      aria-label={text.label}
      data-state="hidden"
      {...parts.bar.mark()}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <div className={styles.symbol}>
        <span className={styles.kind} {...parts.kind.mark()} />
        <a className={styles.current} {...parts.current.mark()}>
          {/* Filled in at the first reached symbol. */ ''}
        </a>
      </div>
      <span className={styles.count} {...parts.count.mark(text.count)} />
      <span className={styles.steps}>
        {[text.previous, text.next].map((label) => (
          <a key={label} className={styles.step} {...parts.step.mark(label)}>
            <Icon name="chevron" size={14} />
          </a>
        ))}
      </span>
    </nav>
  );
}
