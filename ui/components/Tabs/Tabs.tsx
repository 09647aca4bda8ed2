import { clsx } from 'clsx';
import { Children, isValidElement, useId, type ComponentProps, type ReactElement } from 'react';

import { parts } from './Tabs.behavior';
import * as styles from './Tabs.css';

export interface TabProps {
  /** What the way is called. */
  label: string;
  children: ComponentProps<'div'>['children'];
}

/** One of several ways, inside `<Tabs>`. Renders nothing by itself: `<Tabs>` reads its props. */
export function Tab({ children }: TabProps) {
  return children;
}

export interface TabsProps extends ComponentProps<'div'> {
  /** The ways, each a `<Tab>`. */
  children: ComponentProps<'div'>['children'];
}

/**
 * Several ways to do one thing, of which the reader picks one. The first is shown; `Tabs.behavior.ts` shows the one that is picked.
 *
 * Without a script, and on paper, every way is shown under its label.
 */
export function Tabs({ className, children, ...rest }: TabsProps) {
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  const id = useId();

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div {...parts.list.mark()} className={styles.list}>
        {tabs.map(({ props: { label } }, index) => (
          <button
            key={label}
            type="button"
            {...parts.tab.mark()}
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === 0}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === 0 ? 0 : -1}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ props: { label, children: content } }, index) => (
        <div
          key={label}
          {...parts.panel.mark()}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.panel}
          data-state={index === 0 ? 'selected' : 'waiting'}
        >
          <p className={styles.panelLabel} aria-hidden="true">
            {label}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}
