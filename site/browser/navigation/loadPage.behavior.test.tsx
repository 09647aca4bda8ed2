import { expect, onTestFinished, test, vi } from 'vitest';

import { buildMarker } from '../pageMarkers';
import { NotCurrentBuildError, loadPage, reloadIfOutdated } from './loadPage';

/** Shows a document of the build `old` on a server that answers with something, or never. */
function showOld(answer?: Response): void {
  const marked = document.createElement('i');
  marked.setAttribute(buildMarker, 'old');
  document.body.append(marked);
  onTestFinished(() => marked.remove());
  const fetched = vi.spyOn(window, 'fetch');
  fetched.mockImplementation(() => (answer ? Promise.resolve(answer) : new Promise(() => {})));
  // A reload comes right after.
  const replaced = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new Error('reloads');
  });
  onTestFinished(() => {
    fetched.mockRestore();
    replaced.mockRestore();
  });
}

test('a document is reloaded when the server has another build', async () => {
  showOld(Response.json({ build: 'new' }));
  await expect(reloadIfOutdated()).rejects.toThrow('reloads');
});

test.each([
  ['the same build', () => Response.json({ build: 'old' })],
  ['no page at the address', () => new Response('Not found', { status: 404 })],
  ['a fault', () => new Response('', { status: 503 })],
])('a document stays when the server has %s', async (_, answer) => {
  showOld(answer());
  await expect(reloadIfOutdated()).resolves.toBe(false);
});

test('a document stays when the server does not answer in ten seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  showOld();
  const isReloaded = reloadIfOutdated();
  vi.advanceTimersByTime(10_000);
  await expect(isReloaded).resolves.toBe(false);
});

test('a page whose body stalls is loaded by the browser', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  onTestFinished(() => timeout.mockRestore());
  const fetched = vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    const start = (body: ReadableStreamDefaultController) =>
      init?.signal?.addEventListener('abort', () => body.error(init.signal!.reason));
    return Promise.resolve(new Response(new ReadableStream({ start })));
  });
  onTestFinished(() => fetched.mockRestore());
  const page = loadPage('/stalled');
  setTimeout(() => time.abort());
  await expect(page).rejects.toThrow(NotCurrentBuildError);
});

test('the browser has to load an address whose page is of another build, or no page', async () => {
  showOld(Response.json({ build: 'new' }));
  await expect(loadPage('/lamps')).rejects.toThrow(NotCurrentBuildError);
  showOld(new Response('Not found', { status: 404 }));
  await expect(loadPage('/lamps')).rejects.toThrow(NotCurrentBuildError);
});
