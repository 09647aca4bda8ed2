import { Tinypool } from 'tinypool';
import { afterEach, expect, test, vi } from 'vitest';

import { PageThreads } from './pageThreads';

let threads: PageThreads;
afterEach(() => threads.close());

const parse = (index: number) =>
  threads.read([`# Lamp ${index}\n\nText.\n`, `lamp-${index}`, `lamp-${index}.md`]);

test.each([10, 1000])(
  'on a site of %i pages, the parsed pages are in the order of the calls',
  async (pages) => {
    threads = new PageThreads();
    await threads.start(pages);
    const parsed = await Promise.all(Array.from({ length: 50 }, (_, index) => parse(index)));
    expect(parsed.map(({ problems }) => problems[0]?.file)).toEqual(
      Array.from({ length: 50 }, (_, index) => `lamp-${index}.md`),
    );
  },
);

test('an error from another thread keeps its message', async () => {
  threads = new PageThreads();
  await threads.start(1000);
  const forms = { url: 'https://example.com/lamp', needsMarkdown: true, isInFeeds: false };
  const html =
    '<!doctype html><html><head></head><body><div data-frame="/lamp"><main></main></div></body></html>';
  const errors = await Promise.allSettled([0, 1, 2, 3].map(() => threads.convert([html, forms])));
  const message = 'The page /lamp has no <article>.';
  for (const error of errors) expect(error).toMatchObject({ status: 'rejected', reason: { message } });
});

test('a failure of a thread is reported, and its task runs on the main thread', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const run = vi.spyOn(Tinypool.prototype, 'run').mockRejectedValueOnce(new Error('out of memory'));
  threads = new PageThreads();
  await threads.start(1000);
  expect(await parse(1)).toMatchObject({ file: 'lamp-1.md' });
  expect(warn.mock.calls).toEqual([
    ['A thread failed, so its task (read) ran on the main one: out of memory'],
  ]);
  for (const spy of [warn, run]) spy.mockRestore();
});
