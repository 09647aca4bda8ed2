import { expect, test } from 'vitest';

import { llmsFull, llmsList } from './llms';

const site = {
  title: 'Lighthouse',
  tagline: 'Shows the way',
  address: 'https://light.example.com',
  base: '/docs/',
};

const entry = (section: string, file: string, title: string) => ({
  section,
  file,
  title,
  description: `About ${title}.`,
});

test('the list names the site, what it is, and the Markdown of each page under its heading', () => {
  const list = llmsList(site, [
    entry('Guides', '/index.md', 'Start'),
    entry('Optional', '/llms-full.txt', 'All'),
    entry('Guides', '/sync.md', 'Sync [all] tables'),
  ]);
  expect(list).toBe(`# Lighthouse

> Shows the way

Every page is there as Markdown, at its address with \`.md\` at the end.

## Guides

- [Start](https://light.example.com/docs/index.md): About Start.
- [Sync \\[all\\] tables](https://light.example.com/docs/sync.md): About Sync [all] tables.

## Optional

- [All](https://light.example.com/docs/llms-full.txt): About All.
`);
});

test('the whole text names the address above each page', () => {
  const full = llmsFull('# Lighthouse', [{ route: '/sync', markdown: '# Sync\n\nText.\n' }], site);
  expect(full).toBe(
    '# Lighthouse\n\n---\n\nSource: https://light.example.com/docs/sync\n\n# Sync\n\nText.\n',
  );
});
