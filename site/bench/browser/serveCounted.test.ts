import { request } from 'node:http';
import { text } from 'node:stream/consumers';

import { expect, onTestFinished, test, vi } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { precompress } from '../../host/compress/precompress';
import { serveCounted } from './serveCounted';
import { total } from './transfers';

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
  await precompress(folder);
  const site = await serveCounted(folder);
  onTestFinished(site.close);

  for (const path of ['/', '/a.js', '/a.woff2']) expect(await get(`${site.address}${path}`)).toBe(200);
  // The server may learn a moment later than its client that an answer has gone out.
  const { bytes } = await vi.waitFor(() => {
    const { requests } = site.seen();
    expect(requests).toBe(3);
    return site.take();
  });
  expect(bytes.html).toBeGreaterThan(100);
  expect(bytes.html).toBeLessThan(1000);
  expect(bytes.font).toBeGreaterThan(2000);
  expect(total(bytes)).toBe(bytes.html + bytes.script + bytes.font);
  expect(site.take()).toMatchObject({ requests: 0 });
});
