import { clsx } from 'clsx';
import {
  Children,
  isValidElement,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
} from 'react';

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
 * Several ways to do one thing, of which the reader picks one. Arrow keys, Home and End move between tabs.
 *
 * Without a script, and on paper, every way is shown under its label.
 */
export function Tabs({ className, children, ...rest }: TabsProps) {
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement(child),
  );
  const [selected, setSelected] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const move = (event: KeyboardEvent) => {
    const last = tabs.length - 1;
    const target = {
      ArrowRight: selected === last ? 0 : selected + 1,
      ArrowLeft: selected === 0 ? last : selected - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    setSelected(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div ref={list} role="tablist" className={styles.list} onKeyDown={move}>
        {tabs.map(({ props: { label } }, index) => (
          <button
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className={styles.tab}
            aria-selected={index === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ props: { label, children: content } }, index) => (
        <div
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          className={styles.panel}
          data-state={index === selected ? 'selected' : 'waiting'}
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
