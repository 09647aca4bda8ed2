import { clsx } from 'clsx';
import { memo, useContext, useMemo } from 'react';

import { CodeBlock, type CodeBlockProps } from '../CodeBlock/CodeBlock';
import { jsonLines, type JsonToken } from './jsonLines';
import * as styles from './SendPanel.css';
import { SendTextContext } from './SendTextContext';

export interface JsonBlockProps extends Pick<CodeBlockProps, 'title' | 'subject' | 'action'> {
  /** Messages as JSON text, one below the other. */
  texts: string[];
  /** Number of the first of several. Leave it out for a single message. */
  first?: number;
}

/** Limits: shown lines of a single message, lines of each of several, and characters of a token. */
const limits = { lines: 2000, linesOfEach: 20, characters: 2000 };

/** Highlighted JSON that scrolls. A list of messages stays scrolled to its end while more arrive. */
export function JsonBlock({ texts, first, ...rest }: JsonBlockProps) {
  const isList = first !== undefined;
  return (
    <CodeBlock {...rest} className={clsx(styles.json, isList && styles.list)}>
      <code>
        {texts.map((text, index) =>
          isList ? (
            <span key={first + index} className={styles.message} data-number={first + index}>
              <Message text={text} maxLines={limits.linesOfEach} />
            </span>
          ) : (
            <Message key={index} text={text} maxLines={limits.lines} />
          ),
        )}
      </code>
    </CodeBlock>
  );
}

const Message = memo(function Message({ text, maxLines }: { text: string; maxLines: number }) {
  const { truncated } = useContext(SendTextContext);
  const lines = useMemo(() => jsonLines(text, maxLines + 1), [text, maxLines]);
  return (
    <>
      {lines.slice(0, maxLines).map((line, index) => (
        <span key={index} className="line">
          {line.map((token, at) => (
            <Token key={at} {...token} />
          ))}
          {'\n'}
        </span>
      ))}
      {lines.length > maxLines && <span className={styles.rest} data-truncated={truncated} />}
    </>
  );
});

function Token({ text, role }: JsonToken) {
  const look = role && `code-${role}`;
  if (text.length <= limits.characters) return look ? <span className={look}>{text}</span> : text;
  return (
    <span className={look}>
      <span className={styles.cut}>{text.slice(0, limits.characters)}</span>
      <span hidden>{text.slice(limits.characters)}</span>
    </span>
  );
}
