import { fill } from '../../behaviors/messages';
import builtIn from './Search.messages.json';

/** The text of the search, its dialog and its page. */
export type SearchText = typeof builtIn;

/** The text of the search with some of it replaced. */
export const textOf = (messages?: Partial<SearchText>): SearchText => ({ ...builtIn, ...messages });

/** The number of results, in words. */
export const countInWords = ({ result, results }: SearchText, count: number): string =>
  fill(count === 1 ? result : results, { count });
