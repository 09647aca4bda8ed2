import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { CodeBlock } from '../CodeBlock/CodeBlock';
import { jsonLines, type JsonToken } from './jsonLines';
import * as styles from './SendPanel.css';

export interface JsonBlockProps {
  /** What it is: "Response". */
  title: string;
  /** What the copy button is called. */
  copyLabel: string;
  /** Messages as JSON text, one below the other. */
  messages: string[];
  /** Number of the first of several. Leave it out for one message alone. */
  first?: number;
}

/** Lines that are shown before the reader wants more, and most lines that are highlighted. */
const limits = { folded: 24, highlighted: 3000 };

/** Most characters of a token that are shown. */
const longest = 2000;

/**
 * JSON, highlighted. A long message is folded, a list of messages scrolls and stays at its end. What is out of sight is
 * copied all the same.
 */
export function JsonBlock({ title, copyLabel, messages, first }: JsonBlockProps) {
  const isList = first !== undefined;
  const box = useRef<HTMLPreElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    if (isList && isAtEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [isList, messages]);
  return isList ? (
    <CodeBlock
      title={title}
      copyLabel={copyLabel}
      ref={box}
      className={styles.list}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - 8;
      }}
    >
      <code>
        {messages.map((text, index) => (
          <NumberedMessage key={first + index} number={first + index} text={text} />
        ))}
      </code>
    </CodeBlock>
  ) : (
    <OneMessage key={messages[0]} title={title} copyLabel={copyLabel} text={messages[0] ?? ''} />
  );
}

const NumberedMessage = memo(function NumberedMessage({ number, text }: { number: number; text: string }) {
  const lines = useMemo(() => jsonLines(text), [text]);
  return (
    <span className={styles.message} data-number={number}>
      <Lines lines={lines.slice(0, limits.highlighted)} />
      <Rest lines={lines.slice(limits.highlighted)} />
    </span>
  );
});

function OneMessage({ title, copyLabel, text }: { title: string; copyLabel: string; text: string }) {
  const [folded, setFolded] = useState(true);
  const lines = useMemo(() => jsonLines(text), [text]);
  // A button for three lines more would take as much room.
  const isLong = lines.length > limits.folded + 3;
  const shown = isLong && folded ? limits.folded : limits.highlighted;
  return (
    <div className={styles.folding}>
      <CodeBlock title={title} copyLabel={copyLabel}>
        <code>
          <Lines lines={lines.slice(0, shown)} />
          <Rest lines={lines.slice(shown)} hidden={isLong && folded} />
        </code>
      </CodeBlock>
      {isLong && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        >
          {folded ? `Show all ${lines.length.toLocaleString('en')} lines` : 'Show fewer lines'}
        </button>
      )}
    </div>
  );
}

const Lines = memo(function Lines({ lines }: { lines: JsonToken[][] }) {
  return lines.map((line, index) => (
    <span key={index} className="line">
      {line.map((token, at) => (
        <Token key={at} {...token} />
      ))}
      {'\n'}
    </span>
  ));
});

function Token({ text, role }: JsonToken) {
  const look = role && `code-${role}`;
  if (text.length <= longest) return look ? <span className={look}>{text}</span> : text;
  return (
    <span className={look}>
      <span className={styles.cut}>{text.slice(0, longest)}</span>
      <span hidden>{text.slice(longest)}</span>
    </span>
  );
}

/** The lines that are not highlighted, as one text. */
function Rest({ lines, hidden }: { lines: JsonToken[][]; hidden?: boolean }) {
  if (lines.length === 0) return null;
  return <span hidden={hidden}>{lines.map((line) => line.map(({ text }) => text).join('')).join('\n')}</span>;
}
