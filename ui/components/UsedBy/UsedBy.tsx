import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';

import { fill, type Messages } from '../../behaviors/messages';
import { CodeName, type CodeLink } from '../CodeName/CodeName';
import { Disclosure, splitRows } from '../Disclosure/Disclosure';
import * as styles from './UsedBy.css';
import builtIn from './UsedBy.messages.json';

export interface UsedByProps extends Omit<ComponentProps<'div'>, 'children'>, Messages<typeof builtIn> {
  /** Name of the used symbol, for screen readers. */
  subject: string;
  /** Methods, messages and fields that use the symbol. Renders nothing if empty. */
  links: CodeLink[];
}

/** The places that use a symbol. Renders a `<div>` around a list of links. */
export function UsedBy({ subject, links, messages, className, ...rest }: UsedByProps) {
  const id = useId();
  if (links.length === 0) return null;
  const text = { ...builtIn, ...messages };
  const { shown, folded } = splitRows(links, { visible: 8, minFolded: 4 });
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <p id={id} className={styles.heading}>
        {text.heading}
      </p>
      <LinkList links={shown} labelledBy={id} />
      {folded.length > 0 && (
        <Disclosure
          more={fill(text.more, { count: folded.length })}
          subject={fill(text.moreSubject, { subject })}
        >
          <LinkList links={folded} labelledBy={id} />
        </Disclosure>
      )}
    </div>
  );
}

function LinkList({ links, labelledBy }: { links: CodeLink[]; labelledBy: string }) {
  return (
    <ul role="list" aria-labelledby={labelledBy} className={styles.links}>
      {links.map((link) => (
        <li key={link.href ?? link.name} className={styles.link}>
          <CodeName {...link} />
        </li>
      ))}
    </ul>
  );
}
