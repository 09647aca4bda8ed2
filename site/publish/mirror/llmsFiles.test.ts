import { expect, test } from 'vitest';

import type { IndexedPage } from '../../pages/pageData';
import { llmsFiles } from './llmsFiles';

const settings = {
  title: 'Lighthouse',
  tagline: 'Shows the way',
  address: 'https://light.example.com',
  base: '/docs/',
  versions: [],
  assistants: false,
};

const pageOf = (route: string, title: string, kind: 'home' | 'document'): IndexedPage => ({
  kind,
  route,
  title,
  section: 'Guides',
  description: `About ${title}.`,
  metadata: {},
});

const files = llmsFiles(
  [pageOf('/', 'Start', 'home'), pageOf('/sync', 'Sync [all] tables', 'document')],
  settings,
  (route) => `# ${route}\n\nText.\n`,
);

test('the list has the site, its tagline, and the Markdown of each page under its heading', () => {
  expect(files.get('/llms.txt')).toBe(`# Lighthouse

> Shows the way

Every page is there as Markdown, at its address with \`.md\` at the end.

## Guides

- [Start](https://light.example.com/docs/index.md): About Start.
- [Sync \\[all\\] tables](https://light.example.com/docs/sync.md): About Sync [all] tables.

## Optional

- [Documentation in one file](https://light.example.com/docs/llms-full.txt): 2 pages.
`);
});

test('the list has the address of the MCP server, if there is one', () => {
  const asked = llmsFiles([pageOf('/', 'Start', 'home')], { ...settings, assistants: true }, () => '');
  expect(asked.get('/llms.txt')).toContain('`https://light.example.com/docs/mcp` is a server of the Model');
  expect(files.get('/llms.txt')).not.toContain('Model Context Protocol');
});

test('the full text has the address above each page', () => {
  expect(files.get('/llms-full.txt')).toBe(
    '# Lighthouse\n\n> Shows the way\n\n---\n\nSource: https://light.example.com/docs/\n\n# /\n\nText.\n\n---\n\nSource: https://light.example.com/docs/sync\n\n# /sync\n\nText.\n',
  );
});
