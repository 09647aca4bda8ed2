import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { parts as rowParts } from '../ApiRow/ApiRow.parts';
import { CodeBlock, type CodeBlockProps } from '../CodeBlock/CodeBlock';
import { BreakableName } from '../CodeName/BreakableName';
import { panelProps, TabList } from '../Tabs/TabList';
import * as styles from './RequestExample.css';
import builtIn from './RequestExample.messages.json';

/** A call in one language. */
export interface RequestSnippet extends Pick<CodeBlockProps, 'lines' | 'fieldLines'> {
  /** Name of the language, for readers: "TypeScript". */
  language: string;
  /** The highlighted code: a `<code>` element. */
  code: ReactNode;
}

export interface RequestExampleProps
  extends Omit<ComponentProps<'div'>, 'children'>, Messages<typeof builtIn> {
  /** Name of the method. */
  method: string;
  /** The called method, as a title: "POST JobService/CreateJob". @default none */
  call?: string;
  /** The same call in each language, in the order of the tabs. The first is shown. */
  snippets: RequestSnippet[];
  /** The other languages: `hidden`, or text in a `<noscript>` that `RequestExample.behavior.ts` parses. @default 'hidden' */
  otherPanels?: 'hidden' | 'unparsed';
  /** The response: code blocks below the request. @default none */
  children?: ReactNode;
}

/**
 * A call of a method in several languages, as tabs, and its response. Renders a `<div role="group">`. Without a script every
 * language is shown under its name; print has the picked one. `ApiRow.behavior.ts` marks an opened half.
 */
export function RequestExample({
  method,
  call,
  snippets,
  otherPanels = 'hidden',
  messages,
  className,
  children,
  ...rest
}: RequestExampleProps) {
  const text = { ...builtIn, ...messages };
  const label = fill(text.label, { method });
  const id = useId();
  const panels = snippets.map(({ language, code, ...of }, index) => (
    <div key={language} {...panelProps(id, index)} className={styles.panel}>
      <CodeBlock tabbed {...of} title={language} subject={`${method}, ${language}`}>
        {code}
      </CodeBlock>
    </div>
  ));
  const parsedCount = otherPanels === 'hidden' ? panels.length : 1;
  const unparsed = panels.slice(parsedCount);

  return (
    <div role="group" aria-label={label} {...rest} className={clsx(styles.root, className)}>
      {call && snippets.length > 0 && (
        <p className={styles.call}>
          <BreakableName>{call}</BreakableName>
        </p>
      )}
      {snippets.length > 0 && (
        <div {...rowParts.half.mark()} className={styles.request}>
          <TabList
            id={id}
            name={text.languages}
            labels={snippets.map(({ language }) => language)}
            size="bar"
            panels={parsedCount}
            className={styles.tabs}
          />
          {panels.slice(0, parsedCount)}
          {unparsed.length > 0 && <noscript>{unparsed}</noscript>}
        </div>
      )}
      {children && (
        <div {...rowParts.half.mark()} className={styles.after}>
          {children}
        </div>
      )}
    </div>
  );
}
