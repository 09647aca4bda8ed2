import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { countSameRows } from './countSameRows';
import { firstRows } from './firstRows';
import { roomInList, rowsIn } from './rowsIn';
import { countRows, rowsOf, type DrawnGroup } from './rowsOf';
import type { SearchGroup } from './searchTypes';

interface DrawnGroupsOptions {
  /** What was asked. */
  query: string;
  /** Whether the groups still answer the query before. */
  pending: boolean;
  groups: SearchGroup[];
}

/** How far an answer is drawn. */
interface Answer extends Pick<DrawnGroupsOptions, 'query' | 'groups'> {
  /** How many rows are drawn. */
  count: number;
  /** What was drawn until then, and stays where no row of this answer is drawn yet. */
  before: DrawnGroup[];
}

/** How many rows are drawn at a time: at first, beside those that stay the same, among those in sight, and below. */
const steps = { first: 1, inSight: 2, below: 3 };

/** How long after those before rows are drawn that nobody sees yet, in milliseconds. */
const pause = 100;

/**
 * The rows that are drawn: a few at a time, so that no task is long. Those in sight follow one another with each frame,
 * and what was in their place stays until then; the rest follows while the reader looks at them.
 */
export function useDrawnGroups({ query, pending, groups }: DrawnGroupsOptions) {
  const [room] = useState(roomInList);
  const [answer, setAnswer] = useState<Answer>({ query, groups, count: steps.first, before: [] });
  const { count, before } = answer;
  const rows = useMemo(() => rowsOf(answer.groups), [answer.groups]);
  const rowsInSight = useMemo(() => rowsIn(room, answer.groups), [room, answer.groups]);
  const inSight = count >= rowsInSight;
  const total = countRows(rows);
  const drawn = useMemo(
    () => firstRows(rows, count, count < Math.min(total, countRows(before)) ? before : []),
    [rows, count, total, before],
  );
  if (!pending && answer.groups !== groups) {
    const same = countSameRows(rowsOf(groups), drawn);
    // The texts of an answer replace it row by row. Of an answer before, what nobody sees is only in the way.
    const kept = answer.query === query ? drawn : firstRows(drawn, rowsInSight);
    setAnswer({ query, groups, count: same + steps.first, before: kept });
  }

  // Before the frame that paints them, so that the next ones follow in the next frame.
  useLayoutEffect(() => {
    if ((pending && inSight) || count >= total) return;
    const step = inSight ? steps.below : steps.inSight;
    const draw = () => startTransition(() => setAnswer((answer) => ({ ...answer, count: count + step })));
    if (inSight) {
      const timer = setTimeout(draw, pause);
      return () => clearTimeout(timer);
    }
    const frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [answer, pending, count, total, inSight]);

  return {
    drawn,
    /** Draws all of them at once. */
    drawAll: () => {
      if (count < total) flushSync(() => setAnswer((answer) => ({ ...answer, count: total })));
    },
  };
}
