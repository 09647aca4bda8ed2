import { unified } from 'unified';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';

import { formatMarkdown, parseMarkdown } from '../content/documents/markdown';
import type { ListedMessage } from '../content/documents/errorMessages';
import { remarkElements } from './remarkElements';

const messages: ListedMessage[] = [
  {
    cell: [{ type: 'inlineCode', value: 'connection refused' }],
    pages: [
      { title: 'Postgres', address: '/postgres#connection-refused' },
      { title: 'MySQL', address: '/mysql#connection-refused' },
    ],
  },
];

const written = [
  '| What you see | Cause and fix are in |',
  '| - | - |',
  '| `connection refused` | [Postgres](/postgres#connection-refused), [MySQL](/mysql#connection-refused) |',
].join('\n');

test('a list of messages becomes a table, or nothing if there are none', async () => {
  const file = new VFile({ data: { context: { errorMessages: { Connect: messages } } } });
  const tree = parseMarkdown(
    'A\n\n<Messages area="Connect" />\n\n<Messages area="Jobs" />\n\nB\n',
    'help.mdx',
  );
  const made = (await unified().use(remarkElements).run(tree, file)) as Root;
  expect(formatMarkdown(made.children).trim()).toBe(`A\n\n${written}\n\nB`);
});
