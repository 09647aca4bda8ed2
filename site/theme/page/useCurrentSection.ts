import { useEffect, useState } from 'react';

/** How far below the top of the window a heading counts as reached, in pixels. */
const readingLine = 120;

/** Anchor of the section being read: the last heading above the reading line; at the end of the page, the last of all. */
export function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const list = ids.join(' ');

  useEffect(() => {
    const anchors = list === '' ? [] : list.split(' ');
    let frame = 0;
    const measure = () => {
      frame = 0;
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const passed = anchors.filter((id) => {
        const heading = document.getElementById(id);
        // Where a part of the page is not drawn yet, asking for its heading would draw it.
        const part = heading?.closest('[data-text]') ?? heading;
        return part ? part.getBoundingClientRect().top <= readingLine : false;
      });
      setCurrent(atEnd ? anchors.at(-1) : (passed.at(-1) ?? anchors[0]));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [list]);

  return current;
}
