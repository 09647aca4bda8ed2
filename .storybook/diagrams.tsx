/// <reference types="./fences.d.ts" />
import diagrams from 'virtual:diagrams';

import type { DiagramProps } from '#ui';

/** @throws For a diagram that no page has. */
export function diagram(caption: string): Pick<DiagramProps, 'caption' | 'children'> {
  const found = diagrams[caption];
  if (found === undefined) throw new Error(`No page has a diagram with title="${caption}".`);
  const { description, svg } = found;
  return {
    caption,
    children: <div role="img" aria-label={description} dangerouslySetInnerHTML={{ __html: svg }} />,
  };
}
