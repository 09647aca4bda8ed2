import { startTransition, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { firstRows, type DrawnGroup } from './firstRows';
import { roomInList, rowsIn } from './rowsIn';
import type { SearchGroup } from './searchTypes';

interface DrawnGroupsOptions {
  /** What was asked. The first answer to another query begins anew. */
  query: string;
  /** Whether the groups still answer the query before. */
  pending: boolean;
  groups: SearchGroup[];
}

/** How far an answer is drawn. */
interface Answer extends Pick<DrawnGroupsOptions, 'query' | 'groups'> {
  /** How many rows are drawn. */
  count: number;
  /** What was drawn for the query before. */
  before: DrawnGroup[];
}

/** How many rows are drawn at a time, and how long after those before where nobody sees them yet, in milliseconds. */
const step = 3;
const pause = 100;

/**
 * The rows that are drawn: a few at a time, so that no task is long. Those in sight follow one another at once, and
 * what was in their place stays until then; the rest follows while the reader looks at them.
 */
export function useDrawnGroups({ query, pending, groups }: DrawnGroupsOptions) {
  const [room] = useState(roomInList);
  const [answer, setAnswer] = useState<Answer>({ query, groups, count: step, before: [] });
  if (!pending && answer.groups !== groups) {
    const before = () => firstRows(answer.groups, answer.count);
    setAnswer(
      answer.query === query ? { ...answer, groups } : { query, groups, count: step, before: before() },
    );
  }
  const { count } = answer;
  const inSight = count >= useMemo(() => rowsIn(room, answer.groups), [room, answer.groups]);
  const total = answer.groups.reduce((sum, { hits }) => sum + hits.length, 0);

  useEffect(() => {
    if ((pending && inSight) || count >= total) return;
    const draw = () => startTransition(() => setAnswer((before) => ({ ...before, count: count + step })));
    const timer = setTimeout(draw, inSight ? pause : 0);
    return () => clearTimeout(timer);
  }, [answer, pending, count, total, inSight]);

  const drawn = useMemo(() => {
    const now = firstRows(answer.groups, answer.count);
    return inSight ? now : [...now, ...answer.before.slice(now.length)];
  }, [answer, inSight]);
  return {
    drawn,
    /** Draws all of them at once. */
    drawAll: () => {
      if (count < total) flushSync(() => setAnswer((before) => ({ ...before, count: total })));
    },
  };
}
