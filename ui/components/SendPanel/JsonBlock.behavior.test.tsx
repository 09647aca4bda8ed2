import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';

import { JsonBlock } from './JsonBlock';

test('a list of messages stays at its end when its box shrinks or its text grows, unless the reader scrolled', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const show = (length: number) => {
    const messages = Array.from({ length }, (_, number) => `{"number":${number}}`);
    flushSync(() =>
      root.render(<JsonBlock title="Messages" copyLabel="Copy" messages={messages} first={1} />),
    );
  };
  show(40);
  const box = place.querySelector('pre')!;
  const below = () => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop);
  // After the list has scrolled, and before the event that says so.
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    box.style.maxHeight = '120px';
    show(50);
  });
  sizes.observe(box);
  await expect.poll(() => box.clientHeight).toBe(120);
  await expect.poll(below).toBe(0);
  box.style.lineHeight = '40px';
  await expect.poll(() => box.scrollHeight).toBeGreaterThan(2000);
  await expect.poll(below).toBe(0);
  box.scrollTop = 0;
  await expect.poll(below).toBeGreaterThan(500);
  box.style.maxHeight = '100px';
  await expect.poll(() => box.clientHeight).toBe(100);
  expect(box.scrollTop).toBe(0);
});
