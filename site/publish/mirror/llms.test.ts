import { expect, test } from 'vitest';

import { llmsFull, llmsList } from './llms';

const site = {
  title: 'Lighthouse',
  tagline: 'Shows the way',
  address: 'https://light.example.com',
  base: '/docs/',
};

const page = (route: string, title: string) => ({ route, title, description: `About ${route}.` });

test('the list names the site, what it is, and the Markdown of each page under its heading', () => {
  const list = llmsList({
    site,
    sections: [
      { heading: 'Guides', pages: [page('/', 'Start'), page('/sync', 'Sync [all] tables')] },
      { heading: 'Nothing', pages: [] },
    ],
    optional: [page('/v1/sync', 'Sync')],
    full: [page('/llms-full.txt', 'All')],
  });
  expect(list).toBe(`# Lighthouse

> Shows the way

Every page is there as Markdown, at its address with \`.md\` at the end.

## Guides

- [Start](https://light.example.com/docs/index.md): About /.
- [Sync \\[all\\] tables](https://light.example.com/docs/sync.md): About /sync.

## Optional

- [All](https://light.example.com/docs/llms-full.txt): About /llms-full.txt.
- [Sync](https://light.example.com/docs/v1/sync.md): About /v1/sync.
`);
});

test('the whole text names the address above each page', () => {
  const full = llmsFull('# Lighthouse', [{ route: '/sync', markdown: '# Sync\n\nText.\n' }], site);
  expect(full).toBe(
    '# Lighthouse\n\n---\n\nSource: https://light.example.com/docs/sync\n\n# Sync\n\nText.\n',
  );
});
