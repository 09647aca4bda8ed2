import type { Root } from 'mdast';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { parseMarkdown } from '../content/documents/markdown';
import { remarkElements } from './remarkElements';

const itemsOf = async (source: string) => {
  const tree = parseMarkdown(`<Checklist name="a">\n\n${source}\n\n</Checklist>`, 'page.mdx');
  const { children } = (await unified().use(remarkElements).run(tree)) as Root;
  return (children[0] as unknown as { children: [{ children: unknown[] }] }).children[0].children;
};

test('an item gets a unique id from its bold text, or from all its text', async () => {
  const items = await itemsOf('- **TLS**: ends in front.\n- **TLS**: ends behind.\n- Backups run.');
  expect(items).toMatchObject(
    ['done-tls', 'done-tls-1', 'done-backups-run'].map((id) => ({
      name: 'ChecklistItem',
      attributes: [{ name: 'id', value: id }],
      children: [{ type: 'paragraph', data: { hName: 'label', hProperties: { htmlFor: [id] } } }],
    })),
  );
});

test('content below the text of an item stays below its label', async () => {
  const [item] = await itemsOf('- Backups run.\n\n  ```bash\n  pg_dump\n  ```');
  expect(item).toMatchObject({ children: [{ type: 'paragraph' }, { name: 'CodeBlock' }] });
});
