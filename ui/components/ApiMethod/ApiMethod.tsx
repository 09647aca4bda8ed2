import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import type { Messages } from '../../behaviors/messages';
import { Badge } from '../Badge/Badge';
import { CodeName, type CodeLink } from '../CodeName/CodeName';
import * as styles from './ApiMethod.css';
import builtIn from './ApiMethod.messages.json';

export interface ApiMethodProps extends Omit<ComponentProps<'div'>, 'children'>, Messages<typeof builtIn> {
  request: CodeLink;
  response: CodeLink;
  /** Path of the POST: `/package.Service/Method`. */
  path: string;
  /** Path and query of the GET, for a method without side effects. @default none */
  getPath?: string;
  /** Which side sends a stream of messages. @default 'none' */
  streaming?: 'none' | 'client' | 'server' | 'both';
  /** Whether repeating the call is safe. @default 'unknown' */
  idempotency?: 'unknown' | 'idempotent' | 'no side effects';
  /** Further facts, such as the errors of the method. @default none */
  facts?: { term: string; values: ReactNode[] }[];
}

/** The signature of a method: request, response, HTTP address and further facts. Renders a `<div>` around a `<dl>`. */
export function ApiMethod({
  request,
  response,
  path,
  getPath,
  streaming = 'none',
  idempotency = 'unknown',
  facts = [],
  messages,
  className,
  ...rest
}: ApiMethodProps) {
  const text = { ...builtIn, ...messages };
  const streamingWord = streaming !== 'none' && text[streaming];
  const idempotencyWord = idempotency !== 'unknown' && text[idempotency];
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {(streamingWord || idempotencyWord) && (
        <p className={styles.badges}>
          {streamingWord && <Badge tone="note">{streamingWord}</Badge>}
          {idempotencyWord && <Badge>{idempotencyWord}</Badge>}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact term={text.request}>
          {/client|both/.test(streaming) && `${text.stream} `}
          <CodeName {...request} />
        </Fact>
        <Fact term={text.response}>
          {/server|both/.test(streaming) && `${text.stream} `}
          <CodeName {...response} />
        </Fact>
        <Fact term={text.path}>
          <Address verb="POST" path={path} />
          {getPath && <Address verb="GET" path={getPath} />}
        </Fact>
        {facts.map(({ term, values }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            {values.map((value, index) => (
              <dd key={index} className={styles.words}>
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Address({ verb, path }: { verb: 'GET' | 'POST'; path: string }) {
  return (
    <div className={styles.address}>
      <span className={styles.verb}>{verb}</span>
      <CodeName name={path} />
    </div>
  );
}
