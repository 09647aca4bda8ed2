import type { PageDocument } from './pageDocument';
import type { ScrollPlace } from './scrollPlace';

/** An entry of the tab's history: a page, and where the reader was on it. */
export interface Entry {
  /** Its name, in the state of the history. */
  key: string;
  /** Its place among the entries that the tab has had, counted from the first. */
  index: number;
  /** What of the page stands outside of its frame. */
  page: Omit<PageDocument, 'frame'>;
  place: ScrollPlace;
  /** What the page looked like when the reader left it: the element itself, with tabs, folds and fields as they were. */
  frame?: Element;
  /** What had the focus then. */
  focus?: HTMLElement;
}

/** How many pages stay as they were, and how many places are remembered. */
const most = { frames: 6, places: 200 };

/** Entries by their names, the one left last at the end. */
const entries = new Map<string, Entry>();

/** The entry with a name. */
export const entryOf = (key: string): Entry | undefined => entries.get(key);

/** Keeps an entry that the reader leaves. The oldest give up their pages, and in the end their places. */
export function keepEntry(entry: Entry): void {
  entries.delete(entry.key);
  entries.set(entry.key, entry);
  const kept = [...entries.values()];
  for (const old of kept.filter(({ frame }) => frame).slice(0, -most.frames)) {
    old.frame = undefined;
    old.focus = undefined;
    old.place.seen = undefined;
  }
  for (const { key } of kept.slice(0, -most.places)) entries.delete(key);
}
