import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';

import { JsonBlock } from './JsonBlock';

test('a list of messages stays at its end, or where the reader scrolled it', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const show = (length: number) => {
    const texts = Array.from({ length }, (_, number) => `{"number":${number}}`);
    flushSync(() => root.render(<JsonBlock title="Messages" texts={texts} first={1} />));
  };
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  show(40);
  const box = place.querySelector('pre')!;
  const below = () =>
    box.firstElementChild!.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
  for (const change of [
    () => {},
    () => show(50),
    () => void (box.style.maxHeight = '120px'),
    () => void (box.style.lineHeight = '40px'),
  ]) {
    change();
    expect(below()).toBeLessThan(0);
    await drawn();
    expect(below()).toBeLessThan(0);
  }
  box.scrollBy(0, -700);
  await drawn();
  const { top } = box.getBoundingClientRect();
  const seen = [...place.querySelectorAll('[data-number]')].find(
    (message) => message.getBoundingClientRect().bottom > top,
  )!;
  const before = seen.getBoundingClientRect().top;
  expect(below()).toBeGreaterThan(500);
  show(60);
  await drawn();
  expect(seen.getBoundingClientRect().top).toBeCloseTo(before, 0);
});
