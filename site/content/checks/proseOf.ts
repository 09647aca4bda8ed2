import { blocksOf, codeMark } from './prose/blocksOf';
import type { Page } from './readPages';

/** A piece of a page that readers read as text; it ends at the end of a line at the latest. */
export interface Prose {
  text: string;
  /** Line of the file on which it stands; the first is 1. */
  line: number;
}

/** Gives all text of a page without its code, line by line. */
export function proseOf(page: Page): Prose[] {
  return blocksOf(page).flatMap(({ text, line }) =>
    text
      .replaceAll(codeMark, ' ')
      .split('\n')
      .map((part, index) => ({ text: part, line: line + index })),
  );
}
