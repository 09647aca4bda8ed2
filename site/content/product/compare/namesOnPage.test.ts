import { describe, expect, test } from 'vitest';

import { parseMarkdown } from '../../documents/markdown';
import { namesIn, namesOnPage } from './namesOnPage';

describe('namesIn', () => {
  test.each([
    ['--job-id', ['--job-id']],
    ['-o, --output', ['-o', '--output']],
    ['-o/--output', ['-o', '--output']],
    ['AUTH_ENABLED=true', ['AUTH_ENABLED']],
    ['istio.enabled: true', ['istio.enabled']],
    ['$HOST', ['HOST']],
    ['${HOST}', ['HOST']],
    ['neosync jobs trigger <id> --account-id', ['neosync jobs trigger', '--account-id']],
    ['make compose/up', ['make compose/up']],
    ['redis.tls.*', ['redis.tls.*']],
    ['http://localhost:8080', []],
    ['~/.neosync', []],
    ['some words', []],
    ['true', []],
    ['v0.5.41', []],
    ['db.corp.example', []],
  ])('%s', (code, names) => {
    expect(namesIn(code)).toEqual(names);
  });
});

describe('namesOnPage', () => {
  const page = namesOnPage(
    parseMarkdown(
      `# A

| Flag | Default |
| --- | --- |
| \`--one\` | 1 |
| **Two** | 2 |

## B

\`\`\`bash
neosync sync --three \\
  --four
ls --five
\`\`\`

### C

\`\`\`yaml title="values.yaml"
api:
  db:
    port: 1
\`\`\`

## D

\`\`\`ini
E_F=1
\`\`\`

\`\`\`hcl
resource "neosync_job" "a" {
  name = { b = 1 }
}
\`\`\`
`,
      'a.mdx',
    ),
  );

  test('finds names with their lines, in examples too', () => {
    expect(page.names).toEqual([
      { name: '--one', line: 5 },
      { name: '--three', line: 11 },
      { name: '--four', line: 12 },
      { name: 'api.db.port', line: 19 },
      { name: 'E_F', line: 27 },
      { name: 'neosync_job', line: 31 },
      { name: 'name', line: 32 },
      { name: 'b', line: 32 },
    ]);
  });

  test('takes the first cell of a row as its name, in code or in bold', () => {
    expect(page.rows.map(({ names, line }) => [names, line])).toEqual([
      [['--one'], 5],
      [['Two'], 6],
    ]);
  });

  test('counts what is below a heading of a lower rank as part of a section', () => {
    expect(page.sections.map(({ title, from, to }) => [title, from, to])).toEqual([
      ['A', 1, Infinity],
      ['B', 8, 23],
      ['C', 16, 23],
      ['D', 24, Infinity],
    ]);
  });
});
