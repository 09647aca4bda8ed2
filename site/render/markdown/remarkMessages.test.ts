import { unified } from 'unified';
import type { Root } from 'mdast';
import { expect, test } from 'vitest';

import { parseMarkdown } from '../../content/documents/markdown';
import { fillMessagePlaces, messageTable } from '../../content/mirror/messageTable';
import { mirrorMarkdown } from '../../content/mirror/mirrorMarkdown';
import { writeMarkdown } from '../../content/documents/writeMarkdown';
import type { ListedMessage } from '../../content/documents/messagesByArea';
import { remarkMessages } from './remarkMessages';

const messages: ListedMessage[] = [
  {
    cell: [{ type: 'inlineCode', value: 'connection refused' }],
    pages: [
      { title: 'Postgres', address: '/postgres#connection-refused' },
      { title: 'MySQL', address: '/mysql#connection-refused' },
    ],
  },
];

const written = (base = '') =>
  [
    '| What you see | Cause and fix are in |',
    '| - | - |',
    `| \`connection refused\` | [Postgres](${base}/postgres#connection-refused), [MySQL](${base}/mysql#connection-refused) |`,
  ].join('\n');

test('messages become a table where the page lists them, and nothing where there are none', async () => {
  const dataOf = (path: string) => (path === '/help.mdx' ? { messages: { Connect: messages } } : undefined);
  const tree = parseMarkdown(
    'A\n\n<Messages area="Connect" />\n\n<Messages area="Jobs" />\n\nB\n',
    'help.mdx',
  );
  const made = (await unified().use(remarkMessages, { dataOf }).run(tree, { path: '/help.mdx' })) as Root;
  expect(writeMarkdown(made.children).trim()).toBe(`A\n\n${written()}\n\nB`);
});

test('in the Markdown of the page they are written once they are known', () => {
  const mirror = mirrorMarkdown('A\n\n<Messages area="Connect" />\n', {
    file: 'help.mdx',
    id: 'help',
    route: '/help',
    origin: { address: 'https://docs.example.com', base: '/' },
  });
  const absolute = (address: string) => `https://docs.example.com${address}`;
  const filled = fillMessagePlaces(mirror, (area) =>
    area === 'Connect' ? writeMarkdown(messageTable(messages, absolute)) : '',
  );
  expect(filled.trim()).toBe(`A\n\n${written('https://docs.example.com')}`);
});
