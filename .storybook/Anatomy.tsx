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
  const [places, setPlaces] = useState('[]');
  useEffect(() => {
    // Stories load late and change with the toolbar, fonts and window.
    const look = () => setPlaces(JSON.stringify(placesIn(picture.current!, Object.values(anatomy))));
    const timer = setInterval(look, 200);
    return () => clearInterval(timer);
  }, [anatomy]);
  return (
    <>
      <div ref={picture} className="anatomy docs-story" inert>
        <Story of={of} />
        {(JSON.parse(places) as CSSProperties[]).map((place, index) => (
          <span key={index} style={place} data-number={index + 1} />
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

/** The boxes of the parts in the picture, in pixels. A hidden part has none. */
function placesIn(picture: HTMLElement, parts: string[]): CSSProperties[] {
  const frame = picture.querySelector('iframe');
  const origin = picture.getBoundingClientRect();
  const shift = frame?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const numbers: { x: number; y: number }[] = [];
  return parts.map((part) => {
    const box = boxOf((frame ? frame.contentDocument : picture) ?? picture, part);
    if (!box) return { display: 'none' };
    const left = box.left + shift.left - origin.left;
    const top = box.top + shift.top - origin.top;
    // In the left margin or above the part, past numbers that are already there.
    const isFirst = left < 72;
    const number = isFirst ? { x: left - 24, y: top } : { x: left, y: top - 20 };
    while (numbers.some(({ x, y }) => Math.abs(x - number.x) < 24 && Math.abs(y - number.y) < 20)) {
      if (isFirst) number.y += 20;
      else number.x += 24;
    }
    numbers.push(number);
    const { width, height } = box;
    return { left, top, width, height, '--x': `${number.x - left}px`, '--y': `${number.y - top}px` };
  });
}
