import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { tell } from '../../behaviors/events';
import { show } from '../../behaviors/testing';
import { CodeBlock } from './CodeBlock';
import { parts } from './CodeBlock.behavior';

const block = (
  <CodeBlock title="Terminal">
    <code>{'make build\nmake up\n'}</code>
  </CodeBlock>
);

const button = (name: string) => page.getByRole('button', { name });
const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.keyboard;
});

test('copies the code without its last line break, and says so by word, name, state and ear', async () => {
  const write = clipboard().mockResolvedValue();
  const place = show(block);
  await button('Copy Terminal').click();
  expect(write).toHaveBeenCalledExactlyOnceWith('make build\nmake up');
  await expect.element(button('Copied')).toHaveTextContent('Copied');
  await expect.element(button('Copied')).toHaveAttribute('data-state', 'copied');
  expect(place.querySelector('[role="status"]')).toBeNull();
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
});

test('offers itself again two seconds after the last press', async () => {
  clipboard().mockResolvedValue();
  const place = show(block);
  const copy = place.querySelector<HTMLElement>(parts.copy.selector)!;
  vi.useFakeTimers();
  copy.click();
  await vi.advanceTimersByTimeAsync(1500);
  copy.click();
  await vi.advanceTimersByTimeAsync(1500);
  expect(copy).toHaveAccessibleName('Copied');
  await vi.advanceTimersByTimeAsync(500);
  expect(copy).toHaveAccessibleName('Copy Terminal');
  expect(copy).toHaveTextContent('Copy');
  expect(copy).not.toHaveAttribute('data-state');
});

/** A page over plain HTTP. */
const withoutClipboard = () =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);

test('copies where there is no clipboard API, and the focus stays on the button', async () => {
  withoutClipboard();
  show(block);
  let copied = '';
  const read = () => void (copied = (document.activeElement as HTMLTextAreaElement).value);
  document.addEventListener('copy', read, { once: true });
  await button('Copy Terminal').click();
  await expect.element(button('Copied')).toHaveFocus();
  expect(copied).toBe('make build\nmake up');
  expect(document.querySelector('textarea')).toBeNull();
});

test('selects the code where the browser refuses, and names the keys that copy', async () => {
  clipboard().mockRejectedValue(new Error('not allowed'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  show(block);
  await button('Copy Terminal').click();
  await expect.element(button('Press Ctrl+C')).toHaveAttribute('data-state', 'failed');
  expect(String(getSelection())).toContain('make up');
});

test('names the keys of a keyboard of Apple', async () => {
  withoutClipboard();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  document.documentElement.dataset.keyboard = 'apple';
  show(block);
  await button('Copy Terminal').click();
  await expect.element(button('Press ⌘C')).toBeVisible();
  expect(String(getSelection())).toContain('make up');
});

test('a block that arrives later is copied, and many blocks speak with one voice', async () => {
  clipboard().mockResolvedValue();
  const place = show(block);
  place.insertAdjacentHTML('beforeend', place.innerHTML.replaceAll('Terminal', 'values.yaml'));
  await button('Copy Terminal').click();
  await button('Copy values.yaml').click();
  await expect.element(button('Copied').first()).toBeVisible();
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
});

test('a button without code fails alone and says so', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const place = show(block);
  place.querySelector('pre')!.remove();
  await button('Copy Terminal').click();
  expect(report).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This part of the page crashed.');
});

test('is called by its title, or by what it does where it has none', async () => {
  show(
    <CodeBlock language="ts">
      <code>1</code>
    </CodeBlock>,
  );
  await expect.element(button('Copy code')).toBeVisible();
});

const wide = (
  <div style={{ width: 300 }}>
    {block}
    <CodeBlock title="values.yaml">
      <code>{'a long line '.repeat(60)}</code>
    </CodeBlock>
  </div>
);

test('only code that scrolls is a stop of the Tab key, by the name of its block', async () => {
  const place = show(wide);
  await expect.element(page.getByRole('group', { name: 'values.yaml' })).toHaveAttribute('tabindex', '0');
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.tab();
    stops.push(document.activeElement!.getAttribute('aria-label'));
  }
  expect(stops).toEqual(['Copy Terminal', 'Copy values.yaml', 'values.yaml']);
  expect(place.querySelectorAll('pre[tabindex]')).toHaveLength(1);
});

test('code that arrives later, or that scrolls once the window is narrow, is reached too', async () => {
  const place = show(null);
  const box = document.createElement('div');
  place.append(box);
  box.innerHTML = show(wide).firstElementChild!.innerHTML;
  tell(document, 'ui:arrival');
  await expect.poll(() => box.querySelectorAll('pre[tabindex]').length).toBeGreaterThan(0);
  box.style.width = '60px';
  await expect.poll(() => box.querySelectorAll('pre[tabindex]').length).toBe(2);
});
