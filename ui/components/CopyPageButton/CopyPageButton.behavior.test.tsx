import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { show } from '../../behaviors/testing';
import { CopyPageButton } from './CopyPageButton';

const button = (name: string) => page.getByRole('button', { name });
const markup = <CopyPageButton markdownHref="/cli/sync.md" />;

/** A clipboard that takes what arrives, as a browser does. */
function clipboard(): () => Promise<string> {
  let taken = Promise.resolve('');
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    taken = item!.getType('text/plain').then((blob) => blob.text());
    await taken;
  });
  return () => taken;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('copies the text behind the link, and says so to eye and ear', async () => {
  const taken = clipboard();
  const readText = vi.fn(async () => '# neosync sync');
  const place = show(markup, { readText });
  await button('Copy page').click();
  await expect.element(button('Copied')).toHaveAttribute('data-state', 'copied');
  expect(readText).toHaveBeenCalledExactlyOnceWith(new URL('/cli/sync.md', location.href).href);
  expect(await taken()).toBe('# neosync sync');
  expect(place.querySelector('[role="status"]')).toBeNull();
  await expect.element(page.getByRole('status')).toHaveTextContent('Copied');
});

test('asks the clipboard in the task of the click, before the text is there', () => {
  clipboard();
  const place = show(markup, { readText: () => new Promise<string>(() => {}) });
  place.querySelector('button')!.click();
  expect(navigator.clipboard.write).toHaveBeenCalledOnce();
});

test('says so when the text does not arrive, and the next press may work', async () => {
  clipboard();
  const readText = vi.fn(async () => 'text').mockRejectedValueOnce(new Error('503'));
  show(markup, { readText });
  await button('Copy page').click();
  await expect.element(button('Could not copy')).toHaveAttribute('data-state', 'failed');
  await button('Could not copy').click();
  await expect.element(button('Copied')).toBeVisible();
});

test('copies where there is no clipboard API, and says so when that is refused too', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  const copy = vi.spyOn(document, 'execCommand').mockReturnValueOnce(false);
  show(markup, { readText: async () => 'text' });
  await button('Copy page').click();
  await expect.element(button('Could not copy')).toBeVisible();
  await button('Could not copy').click();
  await expect.element(button('Copied')).toBeVisible();
  expect(copy).toHaveBeenCalledTimes(2);
});

test('copies in a browser that takes text only', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show(markup, { readText: async () => '# neosync sync' });
  await button('Copy page').click();
  await expect.element(button('Copied')).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith('# neosync sync');
});

test('offers itself again two seconds after the last press', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const copy = show(markup, { readText: async () => 'text' }).querySelector('button')!;
  vi.useFakeTimers();
  copy.click();
  await vi.advanceTimersByTimeAsync(1500);
  copy.click();
  await vi.advanceTimersByTimeAsync(1500);
  expect(copy).toHaveAccessibleName('Copied');
  await vi.advanceTimersByTimeAsync(500);
  expect(copy).toHaveAccessibleName('Copy page');
  expect(copy).not.toHaveAttribute('data-state');
});
