import { expect, test } from 'vitest';

import { pageOf } from '../checks/readPages';
import { textOf } from './readPageTexts';

const source = `---
title: A
keywords: [k8s]
evidence:
  - claim: Unshown
    path: lamp.go
    symbol: Lamp
sidebarLabel: Beside
---

# Set \`--x\`

A **bold** word and [a link](/cli/sync#y).

| Name | Meaning |
| ---- | ------- |
| \`FOO\` | a foo |

<Card title="Card" href="/b">Inside.</Card>

\`\`\`yaml title="values.yaml"
api:
  db:
    port: 5432
    ssl: 'true'
\`\`\`
`;

test.each([
  'title: A',
  'k8s',
  'Beside',
  'Set --x',
  'A bold word and a link',
  '/cli/sync#y',
  'FOO',
  'a foo',
  'Card',
  '/b',
  'Inside.',
  'values.yaml',
  'db: port: 5432',
  'api.db.port: 5432',
  'api.db.ssl: "true"',
])('a page says %j', (piece) => {
  expect(textOf(pageOf(source, 'content/a.mdx'))).toContain(piece);
});

test('YAML that does not parse is text', () => {
  expect(textOf(pageOf('```yaml\na: [b\n```\n', 'content/a.mdx'))).toContain('a: [b');
});

test('leaves out the evidence, which readers do not see', () => {
  expect(textOf(pageOf(source, 'content/page.mdx'))).not.toMatch(/unshown|lamp/i);
});
