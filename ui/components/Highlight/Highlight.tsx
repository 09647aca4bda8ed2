import * as styles from './Highlight.css';

/** A run of text that matches the query or doesn't. */
export interface TextPart {
  text: string;
  /** Whether it matches. */
  marked: boolean;
}

export interface HighlightProps {
  parts: TextPart[];
}

/**
 * Text with its matches marked, cut where a match begins or ends. Renders text and `<mark>` elements, never markup out of a
 * string.
 */
export function Highlight({ parts }: HighlightProps) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
