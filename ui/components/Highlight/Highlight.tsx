import * as styles from './Highlight.css';

/** A run of text that matches the query or doesn't. */
export interface HighlightRun {
  text: string;
  /** Whether it matches. */
  marked: boolean;
}

/** Text with its matches marked. Renders text and `<mark>` elements, never markup from a string. */
export function Highlight({ runs }: { runs: HighlightRun[] }) {
  return runs.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
