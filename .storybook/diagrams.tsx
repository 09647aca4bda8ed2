/// <reference types="./fences.d.ts" />
import diagrams from 'virtual:diagrams';

import type { DiagramProps } from '#ui';

/** @throws For a diagram that no page has. */
export function diagram(caption: string): Pick<DiagramProps, 'caption' | 'children'> {
  const drawn = diagrams[caption];
  if (drawn === undefined) throw new Error(`No page has a diagram with title="${caption}".`);
  const { description, svg } = drawn;
  return {
    caption,
    children: <div role="img" aria-label={description} dangerouslySetInnerHTML={{ __html: svg }} />,
  };
}
