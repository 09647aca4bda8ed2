import { SeamedName } from '../CodeName/SeamedName';

export interface CodeTextProps {
  /** Class of the names. */
  className?: string;
  children: string;
}

/** Plain text whose names between backticks are rendered as `<code>` that breaks at their seams. */
export function CodeText({ className, children }: CodeTextProps) {
  return children.split(/(`[^`]+`)/).map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={className}>
        <SeamedName>{part.slice(1, -1)}</SeamedName>
      </code>
    ) : (
      part
    ),
  );
}
