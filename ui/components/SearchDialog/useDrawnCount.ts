import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { media } from '../../tokens/breakpoints';

interface DrawnCountOptions {
  /** What is typed. The first answer to another query begins anew. */
  query: string;
  /** Whether the options still answer the query before. */
  pending: boolean;
  /** Number of all options. */
  count: number;
}

/** Heights in pixels: of the dialog at most, beside a phone; of what is in it beside rows; of the lowest row. */
const pixels = { dialog: 640, rest: 166, row: 57 };

/** How many options come with an answer: no fewer than the list shows before it is scrolled. */
function roomInList(): number {
  const height = matchMedia(media.phone).matches ? innerHeight : Math.min(innerHeight, pixels.dialog);
  return Math.max(1, Math.ceil((height - pixels.rest) / pixels.row));
}

/** How many follow at a time, and how long after those before, in milliseconds. */
const step = 4;
const pause = 200;

/**
 * How many of the options are drawn: the first ones with an answer, the rest while the reader looks at them. So no key
 * waits for options that nobody sees yet.
 */
export function useDrawnCount({ query, pending, count }: DrawnCountOptions) {
  const [atFirst] = useState(roomInList);
  const [{ drawn, ...answer }, setAnswer] = useState({ query, drawn: atFirst });
  // What was drawn for the query before stays until its answer goes.
  if (!pending && answer.query !== query) setAnswer({ query, drawn: atFirst });

  useEffect(() => {
    if (pending || drawn >= count) return;
    const timer = setTimeout(() => startTransition(() => setAnswer({ query, drawn: drawn + step })), pause);
    return () => clearTimeout(timer);
  }, [query, pending, drawn, count]);

  return {
    drawn,
    /** Draws all of them at once. */
    drawAll: () => {
      if (drawn < count) flushSync(() => setAnswer({ query, drawn: count }));
    },
  };
}
