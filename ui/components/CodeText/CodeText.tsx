import { SeamedName } from '../CodeName/SeamedName';

/** Plain text whose names between backticks are rendered as `<code>` that breaks at their seams. */
export function CodeText({ children }: { children: string }) {
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
