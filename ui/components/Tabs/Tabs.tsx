import { Children, isValidElement, useId, type ComponentProps } from 'react';

import { panelProps, TabList } from './TabList';
import * as styles from './Tabs.css';

export interface TabProps {
  /** Label of the tab. */
  label: string;
  children: ComponentProps<'div'>['children'];
}

/** One of several alternatives, inside `<Tabs>`. Renders nothing by itself: `<Tabs>` reads its props. */
export function Tab({ children }: TabProps) {
  return children;
}

export interface TabsProps extends ComponentProps<'div'> {
  /** Accessible name of the tabs. @default 'Options' */
  name?: string;
  /** The alternatives, each a `<Tab>`. */
  children: ComponentProps<'div'>['children'];
}

/** Alternatives of which a reader needs one. Without a script and in print, all are shown under their labels. */
export function Tabs({ name = 'Options', children, ...rest }: TabsProps) {
  const tabs = Children.toArray(children).filter(isValidElement<TabProps>);
  const id = useId();

  return (
    <div {...rest}>
      <TabList
        id={id}
        name={name}
        labels={tabs.map(({ props: { label } }) => label)}
        className={styles.list}
      />
      {tabs.map(({ props: { label, children: content } }, index) => (
        <div key={index} {...panelProps(id, index)} className={styles.panel}>
          <p className={styles.panelLabel} aria-hidden="true">
            {label}
          </p>
          {content}
        </div>
      ))}
    </div>
  );
}
