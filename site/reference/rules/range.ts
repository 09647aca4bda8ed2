/** The ends of a range, in words. `gte` and `lte` are inclusive, `gt` and `lt` are exclusive. */
type Range = { [end in 'gte' | 'gt' | 'lte' | 'lt']?: string };

/** A range in words: `1 to 100`, `at least 1`, `more than 0 and at most 1`. Undefined without any end. */
export function rangeInWords({ gte, gt, lte, lt }: Range, [more, less] = ['more than', 'less than']) {
  const from = gte === undefined ? gt && `${more} ${gt}` : `at least ${gte}`;
  const to = lte === undefined ? lt && `${less} ${lt}` : `at most ${lte}`;
  if (from === undefined || to === undefined) return from ?? to;
  // Reversed bounds mean values outside of them.
  if (Number(gte ?? gt) > Number(lte ?? lt)) return `${to} or ${from}`;
  if (gte !== undefined && gte === lte) return `exactly ${gte}`;
  return gte !== undefined && lte !== undefined ? `${gte} to ${lte}` : `${from} and ${to}`;
}

/** What rules count, in the singular. */
export type Countable = 'character' | 'byte' | 'item' | 'entry';

/** A limited count in words: `1 to 100 characters`, `at least 1 item`. Undefined without a limit. */
export function countInWords(noun: Countable, min?: number, max?: number) {
  const plural = noun === 'entry' ? 'entries' : `${noun}s`;
  const words = rangeInWords({ gte: min?.toString(), lte: max?.toString() });
  return words && `${words} ${(max ?? min) === 1 ? noun : plural}`;
}
