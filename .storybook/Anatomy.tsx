import { Markdown, Story } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState, type ComponentProps, type CSSProperties } from 'react';

import { boxOf, type Guide } from './guides';

export interface AnatomyProps extends Pick<Guide, 'anatomy'> {
  /** The story in which all parts can be seen. */
  of: ComponentProps<typeof Story>['of'];
}

/** The parts of a component: numbers on a story, and their names. */
export function Anatomy({ of, anatomy }: AnatomyProps) {
  const picture = useRef<HTMLDivElement>(null);
  const [markers, setMarkers] = useState('[]');
  useEffect(() => {
    // Stories load late and change with the toolbar, fonts and window.
    const update = () => setMarkers(JSON.stringify(markersIn(picture.current!, Object.values(anatomy))));
    const timer = setInterval(update, 200);
    return () => clearInterval(timer);
  }, [anatomy]);
  return (
    <>
      <div ref={picture} className="anatomy docs-story" inert>
        <Story of={of} />
        {(JSON.parse(markers) as ReturnType<typeof markersIn>).map(({ side, ...place }, index) => (
          <span key={index} style={place} data-number={index + 1} data-side={side} />
        ))}
      </div>
      <Markdown>
        {Object.keys(anatomy)
          .map((part, index) => `${index + 1}. ${part}`)
          .join('\n')}
      </Markdown>
    </>
  );
}

type Side = 'left' | 'top' | 'bottom';

/**
 * The boxes of the parts in the picture, in pixels, each with a number outside of all parts, on the nearest side. A hidden
 * part has none.
 */
function markersIn(picture: HTMLElement, selectors: string[]): (CSSProperties & { side?: Side })[] {
  const frame = picture.querySelector('iframe');
  const origin = picture.getBoundingClientRect();
  const shift = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const boxes = selectors.map((selector) => {
    const box = boxOf((frame ? frame.contentDocument : picture) ?? picture, selector);
    return (
      box &&
      new DOMRect(box.x + shift.left - origin.left, box.y + shift.top - origin.top, box.width, box.height)
    );
  });
  const shown = boxes.filter((box) => box !== undefined);
  const taken: Record<Side, number[]> = { left: [], top: [], bottom: [] };
  return boxes.map((box) => {
    if (!box) return { display: 'none' };
    const { left, top, width, height } = box;
    const distances: Record<Side, number> = {
      left: left - Math.min(...shown.map((other) => other.left)),
      top: top - Math.min(...shown.map((other) => other.top)),
      bottom: Math.max(...shown.map((other) => other.bottom)) - box.bottom,
    };
    const [side] = (Object.keys(distances) as Side[]).sort((a, b) => distances[a] - distances[b]) as [Side];
    const start = side === 'left' ? top : left;
    let at = side === 'left' ? top + height / 2 - 10 : left;
    while (taken[side].some((other) => Math.abs(other - at) < 24)) at += 24;
    taken[side].push(at);
    return {
      side,
      left,
      top,
      width,
      height,
      '--at': `${at - start}px`,
      '--far': `${distances[side] + 15}px`,
    };
  });
}
