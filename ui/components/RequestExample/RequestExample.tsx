import { clsx } from 'clsx';
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';

import { CodeBlock } from '../CodeBlock/CodeBlock';
import { nextTab } from './nextTab';
import * as styles from './RequestExample.css';

/** A call in one language. */
export interface RequestSample {
  /** Name of the language, for readers: "TypeScript". */
  language: string;
  /** The highlighted code: a `<code>` element. */
  code: ReactNode;
}

export interface RequestExampleProps extends Omit<ComponentProps<'div'>, 'children' | 'onSelect'> {
  /** What is called: the name of the method. */
  subject: string;
  /** The same call in each language, in the order of the tabs. */
  samples: RequestSample[];
  /** The language shown. Leave it out, and the example remembers its own, the first to begin with. */
  language?: string;
  /** Called when the reader picks a language. */
  onLanguageChange?: (language: string) => void;
  /**
   * How the languages that are not picked wait: drawn out of sight, or as text in a `<noscript>` that costs a page
   * of many examples nothing. With `unparsed` a script of the page has to bring them out. @default 'hidden'
   */
  waiting?: 'hidden' | 'unparsed';
  /** What comes back: code blocks below the request. @default none */
  children?: ReactNode;
}

/**
 * A call of a method in several languages, of which the reader picks one, and what it answers. Renders a `<div>`
 * with the role of a group. Arrow keys, Home and End move between languages.
 *
 * Without a script every language is shown under its name; paper has the one that was picked.
 */
export function RequestExample({
  subject,
  samples,
  language,
  onLanguageChange,
  waiting = 'hidden',
  className,
  children,
  ...rest
}: RequestExampleProps) {
  const [own, setOwn] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const wanted = samples.findIndex(({ language: name }) => name === (language ?? own));
  const selected = Math.max(wanted, 0);

  const select = (index: number) => {
    const name = samples[index]!.language;
    setOwn(name);
    onLanguageChange?.(name);
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const target = nextTab(
      event.key,
      selected,
      samples.length,
      getComputedStyle(event.currentTarget).direction,
    );
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  const panels = samples.map(({ language: name, code }, index) => (
    <div
      key={name}
      role="tabpanel"
      id={`${id}-panel-${index}`}
      aria-labelledby={`${id}-tab-${index}`}
      className={styles.panel}
      data-state={index === selected ? 'selected' : 'waiting'}
    >
      <CodeBlock title={name} copyLabel={`Copy ${subject}, ${name}`}>
        {code}
      </CodeBlock>
    </div>
  ));

  return (
    <div role="group" aria-label={`Example of ${subject}`} {...rest} className={clsx(styles.root, className)}>
      {samples.length > 0 && (
        <div className={styles.request}>
          <div ref={list} role="tablist" aria-label="Language" className={styles.tabs} onKeyDown={move}>
            {samples.map(({ language: name }, index) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`${id}-tab-${index}`}
                className={styles.tab}
                aria-selected={index === selected}
                aria-controls={`${id}-panel-${index}`}
                tabIndex={index === selected ? 0 : -1}
                onClick={() => select(index)}
              >
                {name}
              </button>
            ))}
          </div>
          {waiting === 'hidden' ? panels : panels[selected]}
          {waiting === 'unparsed' && panels.length > 1 && (
            <noscript>{panels.filter((_, index) => index !== selected)}</noscript>
          )}
        </div>
      )}
      {children && <div className={styles.after}>{children}</div>}
    </div>
  );
}
