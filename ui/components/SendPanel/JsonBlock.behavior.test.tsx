import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';

import { JsonBlock } from './JsonBlock';

test('a list of messages stays at its end when its box shrinks, unless the reader scrolled', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const messages = Array.from({ length: 40 }, (_, number) => `{"number":${number}}`);
  flushSync(() => root.render(<JsonBlock title="Messages" copyLabel="Copy" messages={messages} first={1} />));
  const box = place.querySelector('pre')!;
  const below = () => Math.round(box.scrollHeight - box.clientHeight - box.scrollTop);
  await expect.poll(below).toBe(0);
  box.style.maxHeight = '120px';
  await expect.poll(() => box.clientHeight).toBe(120);
  await expect.poll(below).toBe(0);
  box.scrollTop = 0;
  await expect.poll(below).toBeGreaterThan(500);
  box.style.maxHeight = '100px';
  await expect.poll(() => box.clientHeight).toBe(100);
  expect(box.scrollTop).toBe(0);
});
