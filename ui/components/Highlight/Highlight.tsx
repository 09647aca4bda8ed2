import * as styles from './Highlight.css';

/** A run of text that matches the query or doesn't. */
export interface TextPart {
  text: string;
  /** Whether it matches. */
  marked: boolean;
}

export interface HighlightProps {
  parts: TextPart[];
  /** Weight of the matches: `inherited` in a title, which is bold. @default 'strong' */
  weight?: styles.Variants['weight'];
}

/**
 * Text with its matches marked, cut where a match begins or ends. Renders text and `<mark>` elements, never markup out of a
 * string.
 */
export function Highlight({ parts, weight = 'strong' }: HighlightProps) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className={styles.mark({ weight })}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
