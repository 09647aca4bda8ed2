import { expect, onTestFinished, test, vi } from 'vitest';

import { smallestSettings } from '../fixtures/smallestSettings';
import { indexOf } from '../search/fixtures/testEngine';
import { parseSettings } from '../settings/parseSettings';
import { assistantsFile } from './assistantsFile';
import { createDocsHandler } from './createDocsHandler';

/** The files of a site under a path, without an API reference. */
function filesOf(base: string): Record<string, string> {
  const settings = { ...parseSettings(smallestSettings, 'settings.ts'), base };
  const { data } = indexOf({ [`${base}lamps`]: { title: 'Lamps', text: 'How to light them.' } });
  const pages = [
    { title: 'Start', href: base },
    { title: 'Lamps', href: `${base}lamps`, section: 'Guides' },
  ];
  return {
    '/assistants.json': JSON.stringify(assistantsFile(undefined, settings, new Date())),
    '/addresses.json': JSON.stringify(pages),
    '/search/index.json': JSON.stringify(data),
    '/index.md': '# Start\n',
    '/lamps.md': '# Lamps\n',
  };
}

const handlerOf = (files: Record<string, string>) =>
  askOf(createDocsHandler(async (address) => files[address]));

/** Sends messages to a handler. */
function askOf(handle: ReturnType<typeof createDocsHandler>) {
  return async (method: string, params: object = {}) => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    return handle(new Request('https://light.example.com/mcp', { method: 'POST', headers, body }));
  };
}

test('without an API, there are no API tools', async () => {
  const said = await (await handlerOf(filesOf('/'))('tools/list')).text();
  expect(said).toContain('"read_page"');
  expect(said).not.toContain('"check_request"');
});

test.each(['/', '/docs/'])('under %s, pages are found with and without the base', async (base) => {
  const ask = handlerOf(filesOf(base));
  for (const address of ['lamps', '/lamps', `${base}lamps`, `https://light.example.com${base}lamps.md`]) {
    const response = await ask('tools/call', { name: 'read_page', arguments: { address } });
    expect(await response.text(), address).toContain('# Lamps');
  }
  for (const address of ['/', base, `${base}index.md`]) {
    const response = await ask('tools/call', { name: 'read_page', arguments: { address } });
    expect(await response.text(), address).toContain('# Start');
  }
  expect(await (await ask('resources/list')).text()).toContain(`${base}lamps.md"`);
});

test('unreadable files cause a protocol error, and the next request tries again', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => report.mockRestore());
  const files = filesOf('/');
  const { '/search/index.json': index, ...others } = files;
  const missing: Record<string, string> = { ...others };
  const ask = handlerOf(missing);
  const failed = await ask('tools/list');
  expect(failed.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(await failed.text()).toContain('"error"');
  missing['/search/index.json'] = index!;
  expect(await (await ask('tools/list')).text()).toContain('"search_docs"');
});

test('bytes that are not UTF-8 cause a readable error', async () => {
  const ask = handlerOf(filesOf('/'));
  const response = await ask('tools/call', { name: 'search_docs', arguments: { query: 'a\uFFFD' } });
  expect(await response.text()).toContain('This is empty or not UTF-8.');
});
