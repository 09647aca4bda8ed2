import { request } from 'node:http';
import { text } from 'node:stream/consumers';

import { expect, test, vi } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { totalBytes, withServed, type Transfers } from './serveCounted';

/** Asks as a browser does, without unpacking the answer. */
const get = (address: string) =>
  new Promise<number>((resolve, reject) => {
    request(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      text(response).then(() => resolve(response.statusCode!), reject);
    })
      .once('error', reject)
      .end();
  });

test('what is sent is counted by kind, compressed and with its headers', async () => {
  const folder = temporaryFolder({
    'index.html': 'a'.repeat(50_000),
    'a.js': 'b'.repeat(50_000),
    'a.woff2': 'c'.repeat(2000),
  });
  const counted = await withServed(folder, async ({ address, take }) => {
    for (const path of ['/', '/a.js', '/a.woff2']) expect(await get(`${address}${path}`)).toBe(200);
    // The server may learn a moment later than its client that an answer has gone out.
    let sent = take();
    await vi.waitFor(() => {
      const more = take();
      sent = Object.fromEntries(
        Object.entries(sent).map(([kind, count]) => [kind, count + more[kind as keyof Transfers]]),
      ) as Transfers;
      expect(sent.requests).toBe(3);
    });
    expect(take()).toMatchObject({ requests: 0 });
    return sent;
  });
  expect(counted.html).toBeGreaterThan(100);
  expect(counted.html).toBeLessThan(1000);
  expect(counted.font).toBeGreaterThan(2000);
  expect(totalBytes(counted)).toBe(counted.html + counted.script + counted.font);
});
