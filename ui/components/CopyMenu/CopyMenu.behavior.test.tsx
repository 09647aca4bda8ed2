import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { show } from '../../behaviors/fixtures/testing';
import { addCopyItems } from './addCopyItems';
import { CopyMenu } from './CopyMenu';

const markup = <CopyMenu markdownHref="/cli/sync.md" publicHref="https://docs.example/cli/sync.md" />;

// The element, because a locator for it would use its name, which the reply changes.
const button = () => document.querySelector('summary')!;

const menu = () => document.querySelector('details')!;

async function choose(name: string): Promise<void> {
  await userEvent.click(button());
  await page.getByRole('button', { name }).click();
}

/** A clipboard that accepts a pending text, as a browser's does. */
function clipboard(): () => Promise<string> {
  let taken = Promise.resolve('');
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    taken = item!.getType('text/plain').then((blob) => blob.text());
    await taken;
  });
  return () => taken;
}

// A reply lasts until a test advances the time, even on a slow machine.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('copies the text behind the link, and shows and announces it', async () => {
  const taken = clipboard();
  const fetchText = vi.fn(async () => '# neosync sync');
  show(markup, { fetchText });
  await choose('Copy as Markdown');
  await expect.element(button()).toHaveAttribute('data-state', 'copied');
  await expect.element(button()).toHaveAccessibleName('Copied');
  await expect.element(button()).toHaveTextContent('Copied');
  await expect.element(button()).toHaveFocus();
  expect(fetchText).toHaveBeenCalledExactlyOnceWith(new URL('/cli/sync.md', location.href).href);
  expect(await taken()).toBe('# neosync sync');
  await vi.advanceTimersByTimeAsync(500);
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
});

test('copies the address of the Markdown', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show(markup);
  await choose('Copy Markdown link');
  await expect.element(button()).toHaveAccessibleName('Copied');
  expect(write).toHaveBeenCalledExactlyOnceWith(new URL('/cli/sync.md', location.href).href);
});

test('gives an assistant the public address of the Markdown', async () => {
  show(markup);
  await userEvent.click(button());
  for (const [name, start] of [
    ['Open in Claude', 'https://claude.ai/new?q='],
    ['Open in ChatGPT', 'https://chatgpt.com/?q='],
  ]) {
    const { href } = page.getByRole('link', { name }).element() as HTMLAnchorElement;
    expect(href.startsWith(start!)).toBe(true);
    expect(new URL(href).searchParams.get('q')).toContain(' https://docs.example/cli/sync.md ');
  }
});

test('calls the clipboard in the task of the click, before the text arrives', () => {
  clipboard();
  const place = show(markup, { fetchText: () => new Promise<string>(() => {}) });
  place.querySelector('button')!.click();
  expect(navigator.clipboard.write).toHaveBeenCalledOnce();
});

test('says so when the text fails to load, and the next click can work', async () => {
  clipboard();
  const fetchText = vi.fn(async () => 'text').mockRejectedValueOnce(new Error('503'));
  show(markup, { fetchText });
  await choose('Copy as Markdown');
  await expect.element(button()).toHaveAttribute('data-state', 'failed');
  await expect.element(button()).toHaveTextContent('Could not copy');
  await choose('Copy as Markdown');
  await expect.element(button()).toHaveTextContent('Copied');
});

test('copies without a clipboard API, and says so when that is refused too', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  const copy = vi.spyOn(document, 'execCommand').mockReturnValueOnce(false);
  show(markup, { fetchText: async () => 'text' });
  await choose('Copy as Markdown');
  await expect.element(button()).toHaveTextContent('Could not copy');
  await choose('Copy Markdown link');
  await expect.element(button()).toHaveTextContent('Copied');
  expect(copy).toHaveBeenCalledTimes(2);
});

test('copies in a browser that accepts only text', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show(markup, { fetchText: async () => '# neosync sync' });
  await choose('Copy as Markdown');
  await expect.element(button()).toHaveTextContent('Copied');
  expect(write).toHaveBeenCalledExactlyOnceWith('# neosync sync');
});

test('resets two seconds after the last click', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const place = show(markup, { fetchText: async () => 'text' });
  const copy = place.querySelector('button')!;
  const summary = place.querySelector('summary')!;
  copy.click();
  await vi.advanceTimersByTimeAsync(1500);
  copy.click();
  await vi.advanceTimersByTimeAsync(1500);
  expect(summary).toHaveAccessibleName('Copied');
  await vi.advanceTimersByTimeAsync(500);
  expect(summary).toHaveAccessibleName('Copy page');
  expect(summary).not.toHaveAttribute('data-state');
});

describe('entries of the site', () => {
  const entries = [
    { label: 'Copy address', text: 'https://docs.example/mcp' },
    { label: 'Add to an editor', href: 'editor:add' },
  ];

  test('follow the others, once, and look like them', async () => {
    show(markup);
    addCopyItems(menu(), entries);
    addCopyItems(menu(), entries);
    await userEvent.click(button());
    const added = page.getByRole('button', { name: 'Copy address' });
    await expect.element(added).toBeVisible();
    expect(menu().querySelectorAll('li')).toHaveLength(7);
    const link = page.getByRole('link', { name: 'Add to an editor' }).element();
    expect(link.getAttribute('href')).toBe('editor:add');
    expect(link.className).toBe(menu().querySelector('a')!.className);
  });

  test('copy their text, and announce it', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show(markup);
    addCopyItems(menu(), entries);
    await choose('Copy address');
    await expect.element(button()).toHaveAccessibleName('Copied');
    expect(write).toHaveBeenCalledExactlyOnceWith('https://docs.example/mcp');
  });

  test('say when the clipboard is blocked', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
    vi.spyOn(document, 'execCommand').mockReturnValue(false);
    show(markup);
    addCopyItems(menu(), entries);
    await choose('Copy address');
    await expect.element(button()).toHaveAccessibleName('Could not copy');
  });
});
