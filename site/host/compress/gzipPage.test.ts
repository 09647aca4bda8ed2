import { gunzipSync, gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { gzipPage } from './gzipPage';

const styles = Array.from({ length: 3000 }, (_, index) => `.c${index * 7919}{order:${index}}`).join('');
const head = `<script>start()</script><style>${styles}</style>`;
const pageOf = (title: string, text: string) =>
  Buffer.from(`<head><title>${title}</title>${head}</head><p class="c7919">${text}</p><style></style>`);

test.each([
  ['a page', pageOf('Lamps', 'They shine.')],
  ['another page with the same head', pageOf('Łódź', 'By the sea. '.repeat(5000))],
  ['a page without styles', Buffer.from('<head><script>start()</script></head><style></style>')],
  ['a page whose styles come first', Buffer.from('<style></style></head><script>start()</script>')],
  ['data', Buffer.from('{"text":"</style><script></head>"}')],
  ['nothing', Buffer.alloc(0)],
])('%s is the same when it is unpacked', (_, content) => {
  expect(gunzipSync(gzipPage(content, 6)).equals(content)).toBe(true);
});

test('a page is about as small as when it is packed whole', () => {
  const page = pageOf('Lamps', 'They shine.');
  expect(gzipPage(page, 6).length).toBeLessThan(gzipSync(page, { level: 6 }).length * 1.01);
});
