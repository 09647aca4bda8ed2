import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { fill } from '../../behaviors/messages';
import { CodeName } from '../CodeName/CodeName';
import { DeprecationNote, type Deprecation, type DeprecationNoteProps } from '../FieldTable/DeprecationNote';
import { Heading, type HeadingProps } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import * as styles from './ApiSymbol.css';
import builtIn from './ApiSymbol.messages.json';

export interface ApiSymbolProps extends Omit<ComponentProps<'section'>, 'id'> {
  /** Anchor of the symbol, on its heading. */
  id: string;
  name: string;
  /** The line above the name: "Message", "Method of JobService". @default none */
  kind?: ReactNode;
  /** The kind of call of a method, before its name: "POST". @default none */
  call?: string;
  /** Level of the heading. @default 2 */
  level?: HeadingProps['level'];
  /** Size of the name: large for a service, medium for a method, small for others. @default 'small' */
  size?: 'small' | 'medium' | 'large';
  /** Link to the declaration. @default none */
  sourceHref?: string;
  /** Set when the symbol is deprecated. */
  deprecation?: Deprecation;
  /** Replaces built-in text. @default that of `ApiSymbol.messages.json` and `FieldTable.messages.json` */
  messages?: Partial<typeof builtIn> & DeprecationNoteProps['messages'];
  /** The description, then the parts: `<ApiMethod>`, `<FieldTable>`s, `<EnumTable>`, `<UsedBy>`. */
  children?: ComponentProps<'section'>['children'];
}

/** A method, message, enum or service of the API. Renders a `<section>` whose heading has a permalink. */
export function ApiSymbol({
  id,
  name,
  kind,
  call,
  level = 2,
  size = 'small',
  sourceHref,
  deprecation,
  messages,
  className,
  children,
  ...rest
}: ApiSymbolProps) {
  const text = { ...builtIn, ...messages };
  return (
    <section {...rest} data-deprecated={deprecation && ''} className={clsx(styles.root, className)}>
      {kind && <p className={styles.kind}>{kind}</p>}
      <div className={styles.top}>
        {call && <span className={styles.call}>{call}</span>}
        <div className={styles.heading} data-size={size}>
          <Heading level={level} id={id} permalinkLabel={fill(text.permalink, { name })}>
            <CodeName name={name} className={styles.name} />
          </Heading>
        </div>
        {sourceHref && (
          <a className={styles.source} href={sourceHref} aria-label={fill(text.sourceSubject, { name })}>
            {text.source}
            <Icon name="external" size={14} />
          </a>
        )}
      </div>
      {deprecation && (
        <div className={styles.deprecation}>
          <DeprecationNote {...deprecation} visibility="visible" messages={messages} />
        </div>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}
