import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import { Badge } from '../Badge/Badge';
import { CodeName, type CodeLink } from '../CodeName/CodeName';
import * as styles from './ApiMethod.css';

export interface ApiMethodProps extends Omit<ComponentProps<'div'>, 'children'> {
  request: CodeLink;
  response: CodeLink;
  /** Path of the POST: `/package.Service/Method`. */
  path: string;
  /** Path and query of the GET, for a method without side effects. @default none */
  getPath?: string;
  /** Which side sends a stream of messages. @default 'none' */
  streaming?: keyof typeof streamingWords;
  /** Whether repeating the call is safe. @default 'unknown' */
  idempotency?: keyof typeof idempotencyWords;
  /** Further facts, such as the errors of the method. @default none */
  facts?: { term: string; values: ReactNode[] }[];
}

const streamingWords = {
  none: undefined,
  client: 'Client streaming',
  server: 'Server streaming',
  both: 'Streaming both ways',
} as const;

const idempotencyWords = {
  unknown: undefined,
  idempotent: 'Idempotent',
  'no side effects': 'No side effects',
} as const;

/** The signature of a method: request, response, HTTP address and further facts. Renders a `<div>` around a `<dl>`. */
export function ApiMethod({
  request,
  response,
  path,
  getPath,
  streaming = 'none',
  idempotency = 'unknown',
  facts = [],
  className,
  ...rest
}: ApiMethodProps) {
  const streamingWord = streamingWords[streaming];
  const idempotencyWord = idempotencyWords[idempotency];
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {(streamingWord || idempotencyWord) && (
        <p className={styles.badges}>
          {streamingWord && <Badge tone="note">{streamingWord}</Badge>}
          {idempotencyWord && <Badge>{idempotencyWord}</Badge>}
        </p>
      )}
      <dl className={styles.facts}>
        <Fact term="Request">
          {/client|both/.test(streaming) && 'stream '}
          <CodeName {...request} />
        </Fact>
        <Fact term="Response">
          {/server|both/.test(streaming) && 'stream '}
          <CodeName {...response} />
        </Fact>
        <Fact term="Path">
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
