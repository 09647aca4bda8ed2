import { clsx } from 'clsx';
import { memo, useContext, useMemo } from 'react';

import { CodeBlock, type CodeBlockProps } from '../CodeBlock/CodeBlock';
import { jsonLines, type JsonToken } from './jsonLines';
import * as styles from './SendPanel.css';
import { SendText } from './SendText';

export interface JsonBlockProps extends Pick<CodeBlockProps, 'title' | 'subject' | 'action'> {
  /** Messages as JSON text, one below the other. */
  messages: string[];
  /** Number of the first of several. Leave it out for a single message. */
  first?: number;
}

/** Limits: shown lines of a single message, lines of each of several, and characters of a token. */
const shown = { lines: 2000, linesOfEach: 20, characters: 2000 };

/** Highlighted JSON that scrolls. A list of messages stays scrolled to its end while more arrive. */
export function JsonBlock({ messages, first, ...rest }: JsonBlockProps) {
  const isList = first !== undefined;
  return (
    <CodeBlock {...rest} className={clsx(styles.json, isList && styles.list)}>
      <code>
        {messages.map((text, index) =>
          isList ? (
            <span key={first + index} className={styles.message} data-number={first + index}>
              <Message text={text} most={shown.linesOfEach} />
            </span>
          ) : (
            <Message key={index} text={text} most={shown.lines} />
          ),
        )}
      </code>
    </CodeBlock>
  );
}

const Message = memo(function Message({ text, most }: { text: string; most: number }) {
  const { truncated } = useContext(SendText);
  const lines = useMemo(() => jsonLines(text, most + 1), [text, most]);
  return (
    <>
      {lines.slice(0, most).map((line, index) => (
        <span key={index} className="line">
          {line.map((token, at) => (
            <Token key={at} {...token} />
          ))}
          {'\n'}
        </span>
      ))}
      {lines.length > most && <span className={styles.rest} data-truncated={truncated} />}
    </>
  );
});

function Token({ text, role }: JsonToken) {
  const look = role && `code-${role}`;
  if (text.length <= shown.characters) return look ? <span className={look}>{text}</span> : text;
  return (
    <span className={look}>
      <span className={styles.cut}>{text.slice(0, shown.characters)}</span>
      <span hidden>{text.slice(shown.characters)}</span>
    </span>
  );
}
