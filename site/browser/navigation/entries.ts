import type { ScrollPlace } from './scrollPlace';
import type { ShownPage } from './swap';

/** An entry of the tab's history. */
export interface Entry {
  /** Its key in `history.state`. */
  key: string;
  /** Its position among the entries of the tab, from 0. */
  index: number;
  page: ShownPage;
  place: ScrollPlace;
  /** The page as the reader left it: the element itself, with its tabs, folds and fields. */
  frame?: Element;
  /** The element that had the focus. */
  focus?: HTMLElement;
}

/** Most pages kept as they were left. */
const mostFrames = 6;

/** Entries by key, the latest last. */
const entries = new Map<string, Entry>();

export const entryOf = (key: string): Entry | undefined => entries.get(key);

/** Keeps the entry that the reader leaves, and drops the elements of the oldest ones. */
export function keepEntry(entry: Entry): void {
  entries.delete(entry.key);
  entries.set(entry.key, entry);
  const withFrame = [...entries.values()].filter(({ frame }) => frame);
  for (const old of withFrame.slice(0, -mostFrames)) {
    old.frame = undefined;
    old.focus = undefined;
    old.place.seen = undefined;
  }
}
