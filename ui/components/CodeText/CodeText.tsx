import { BreakableName } from '../CodeName/BreakableName';

export interface CodeTextProps {
  /** Class of the names. */
  className?: string;
  children: string;
}

/** Plain text whose names between backticks are rendered as `<code>` that wraps between their parts. */
export function CodeText({ className, children }: CodeTextProps) {
  return children.split(/(`[^`]+`)/).map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={className}>
        <BreakableName>{part.slice(1, -1)}</BreakableName>
      </code>
    ) : (
      part
    ),
  );
}
