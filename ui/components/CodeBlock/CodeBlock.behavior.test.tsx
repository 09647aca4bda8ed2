import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { emit } from '../../behaviors/events';
import { template } from '../../behaviors/template';
import { show } from '../../behaviors/fixtures/testing';
import { Callout } from '../Callout/Callout';
import { Prose } from '../Prose/Prose';
import { RegionError } from '../RegionError/RegionError';
import { Steps } from '../Steps/Steps';
import { Tab, Tabs } from '../Tabs/Tabs';
import { CodeBlock } from './CodeBlock';
import { parts } from './CodeBlock.behavior';

const block = (
  <CodeBlock title="Terminal">
    <code>{'make build\nmake up\n'}</code>
  </CodeBlock>
);

const button = (name: string) => page.getByRole('button', { name });
const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText');

// A reply lasts until a test advances the time, even on a slow machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.keyboard;
});

test('copies the code without its last line break, and shows and announces it', async () => {
  const write = clipboard().mockResolvedValue();
  const place = show(block);
  await button('Copy Terminal').click();
  expect(write).toHaveBeenCalledExactlyOnceWith('make build\nmake up');
  await expect.element(button('Copied')).toHaveTextContent('Copied');
  await expect.element(button('Copied')).toHaveAttribute('data-state', 'copied');
  expect(place.querySelector('[role="status"]')).toBeNull();
  await vi.advanceTimersByTimeAsync(500);
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
});

test('resets two seconds after the last click', async () => {
  clipboard().mockResolvedValue();
  const place = show(block);
  const copy = place.querySelector<HTMLElement>(parts.copy.selector)!;
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

const change = (
  <CodeBlock title="lamp.yml">
    <code>
      <span className="numbered">{'lamp:\n'}</span>
      <del className="numbered removed">{'  kind: gas\n'}</del>
      <ins className="numbered added">{'  kind: oil\n'}</ins>
      <span className="numbered highlighted">{'  range: 12'}</span>
    </code>
  </CodeBlock>
);

test('copies the code after a change, without removed lines and numbers', async () => {
  const write = clipboard().mockResolvedValue();
  const place = show(change);
  await button('Copy lamp.yml').click();
  expect(write).toHaveBeenCalledExactlyOnceWith('lamp:\n  kind: oil\n  range: 12');
  expect(place.querySelector('del')).toBeVisible();
});

test('a marked line has the height of others, a sign, and the width of the block', () => {
  const place = show(change);
  const pre = place.querySelector('pre')!;
  const lineHeight = Number.parseFloat(getComputedStyle(pre).lineHeight);
  const lines = [...pre.querySelectorAll('del, ins, .highlighted')];
  expect(lines.map((line) => boxOf(line).height)).toEqual([lineHeight, lineHeight, lineHeight]);
  expect(lines.map((line) => boxOf(line).width)).toEqual(lines.map(() => pre.clientWidth));
  expect(lines.map((line) => getComputedStyle(line, '::after').content)).toEqual(['"−"', '"+"', 'none']);
  expect(pre.querySelector('code')!.offsetHeight).toBe(lineHeight * 4);
});

/** A page over plain HTTP. */
const withoutClipboard = () =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);

test('copies without a clipboard API, and the focus stays on the button', async () => {
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

test('selects the code when the browser refuses, and names the keys that copy', async () => {
  clipboard().mockRejectedValue(new Error('not allowed'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  show(block);
  await button('Copy Terminal').click();
  await expect.element(button('Press Ctrl+C')).toHaveAttribute('data-state', 'failed');
  expect(String(getSelection())).toContain('make up');
});

test('names the keys of an Apple keyboard', async () => {
  withoutClipboard();
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  document.documentElement.dataset.keyboard = 'apple';
  show(block);
  await button('Copy Terminal').click();
  await expect.element(button('Press ⌘C')).toBeVisible();
  expect(String(getSelection())).toContain('make up');
});

test('a block that arrives later can be copied, and all blocks share one live region', async () => {
  clipboard().mockResolvedValue();
  const place = show(block);
  place.insertAdjacentHTML('beforeend', place.innerHTML.replaceAll('Terminal', 'values.yaml'));
  await button('Copy Terminal').click();
  await button('Copy values.yaml').click();
  await expect.element(button('Copied').first()).toBeVisible();
  expect(document.querySelectorAll('[role="status"]')).toHaveLength(1);
});

test('a button without code shows its own error', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const place = show(
    <>
      {block}
      <template {...template.mark('region-error')}>
        <RegionError />
      </template>
    </>,
  );
  place.querySelector('pre')!.remove();
  await button('Copy Terminal').click();
  expect(report).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('alert')).toHaveTextContent('This part of the page crashed.');
});

test('is named by its title, or by its purpose without one', async () => {
  show(
    <CodeBlock>
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

test('only code that scrolls is a tab stop, under the name of its block', async () => {
  const place = show(wide);
  await expect.poll(() => place.querySelectorAll('pre[tabindex]').length).toBe(1);
  const stops: (string | null)[] = [];
  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.tab();
    stops.push(document.activeElement!.getAttribute('aria-label'));
  }
  expect(stops).toEqual(['Copy Terminal', 'Copy values.yaml', 'values.yaml']);
});

test('code that arrives later, or that scrolls once the window is narrow, is a tab stop too', async () => {
  const place = show(null);
  const box = document.createElement('div');
  place.append(box);
  box.innerHTML = show(wide).firstElementChild!.innerHTML;
  emit(document, 'ui:arrival');
  await expect.poll(() => box.querySelectorAll('pre[tabindex]').length).toBeGreaterThan(0);
  box.style.width = '60px';
  await expect.poll(() => box.querySelectorAll('pre[tabindex]').length).toBe(2);
});

const boxOf = (element: Element) => element.getBoundingClientRect();

test('without a title there is no bar: the button appears next to the code on hover and focus', async () => {
  await userEvent.hover(document.body);
  const place = show(
    <div style={{ width: 300 }}>
      <CodeBlock>
        <code>{'a long line '.repeat(60)}</code>
      </CodeBlock>
    </div>,
  );
  const pre = place.querySelector('pre')!;
  const copy = place.querySelector('button')!;
  expect(boxOf(place.querySelector('figure')!).height).toBe(boxOf(pre).height + 2);
  expect(boxOf(copy).width).toBeGreaterThan(24);
  pre.scrollTo(pre.scrollWidth, 0);
  const text = document.createRange();
  text.selectNodeContents(pre.querySelector('code')!);
  expect(boxOf(copy).left).toBeGreaterThanOrEqual(text.getBoundingClientRect().right);
  const opacity = () => getComputedStyle(copy).opacity;
  await expect.poll(opacity).toBe('0');
  copy.focus();
  await expect.poll(opacity).toBe('1');
  copy.blur();
  await expect.poll(opacity).toBe('0');
  await userEvent.hover(pre);
  await expect.poll(opacity).toBe('1');
});

const commandAndOutput = (
  <>
    {block}
    <CodeBlock title="Output" output>
      <code>done</code>
    </CodeBlock>
  </>
);

test.each([
  ['text', <Prose key="text">{commandAndOutput}</Prose>],
  [
    'a step',
    <Steps key="step">
      <ol>
        <li>{commandAndOutput}</li>
      </ol>
    </Steps>,
  ],
  [
    'a callout',
    <Callout key="callout" kind="note" title="Note">
      {commandAndOutput}
    </Callout>,
  ],
  [
    'tabs',
    <Tabs key="tabs">
      <Tab label="One">{commandAndOutput}</Tab>
    </Tabs>,
  ],
])('in %s, output is in the box of its command, as wide, without room between them', (_, content) => {
  const [command, output] = [...show(content).querySelectorAll('figure')].map(boxOf);
  expect(output!.top).toBe(command!.bottom);
  expect(output!.width).toBe(command!.width);
});

test('a long block shows twenty lines, and all of them on request', async () => {
  const place = show(
    <CodeBlock title="Response" lines={40}>
      <code>{'line\n'.repeat(40)}</code>
    </CodeBlock>,
  );
  const pre = place.querySelector('pre')!;
  const shown = () =>
    Math.round((pre.clientHeight - 15) / Number.parseFloat(getComputedStyle(pre).lineHeight));
  expect(shown()).toBe(20);
  await page.getByText('Show all 40 lines').click();
  expect(pre.clientHeight).toBe(pre.scrollHeight);
  await page.getByText('Show fewer').click();
  expect(shown()).toBe(20);
});

test('a block of few lines has no button for more', () => {
  const place = show(
    <CodeBlock title="Response" lines={24}>
      <code>{'line\n'.repeat(24)}</code>
    </CodeBlock>,
  );
  expect(place.querySelector('details')).toBeNull();
});

/** The darkness of the darkest point in a column of an element, from 0 to 255. */
async function inkOf(element: HTMLElement, fromRight: number): Promise<number> {
  const base64 = await page.elementLocator(element).screenshot({ save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(image.width - fromRight, 15, 12, image.height - 32);
  return 255 - data.reduce((least, value, index) => (index % 4 === 0 ? Math.min(least, value) : least), 255);
}

test('lines fade where they are cut off, and not at their end', async () => {
  const place = show(
    <div style={{ width: 300 }}>
      <CodeBlock title="values.yaml">
        <code>{'M'.repeat(200)}</code>
      </CodeBlock>
    </div>,
  );
  const pre = place.querySelector('pre')!;
  const within = await inkOf(pre, 60);
  expect(within).toBeGreaterThan(150);
  expect(await inkOf(pre, 12)).toBeLessThan(within / 2);
  pre.scrollLeft = pre.scrollWidth;
  expect(await inkOf(pre, 36)).toBeGreaterThan(0.9 * within);
});
