import { SeamedName } from '../CodeName/SeamedName';

export interface CodeTextProps {
  /** Plain text in which a name in code stands between backticks. */
  children: string;
}

/** Text with names in code: what stands between backticks is rendered as `<code>` that breaks at the seams of the name, the rest as it is. */
export function CodeText({ children }: CodeTextProps) {
  return children.split(/(`[^`]+`)/).map((part, index) =>
    index % 2 === 1 ? (
      <code key={index}>
        <SeamedName>{part.slice(1, -1)}</SeamedName>
      </code>
    ) : (
      part
    ),
  );
}
