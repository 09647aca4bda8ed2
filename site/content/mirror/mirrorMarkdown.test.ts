import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { mirrorMarkdown } from './mirrorMarkdown';

const origin = { address: 'https://light.example.com', base: '/docs/' };

const mirrorOf = (source: string, file = 'content/cli/sync.mdx') =>
  mirrorMarkdown(source, { file, id: 'cli/sync', route: '/cli/sync', origin }).trim();

describe('addresses', () => {
  test.each([
    ['/guides#one', 'https://light.example.com/docs/guides#one'],
    ['#flags', 'https://light.example.com/docs/cli/sync#flags'],
    ['./jobs/list.mdx#flags', 'https://light.example.com/docs/cli/jobs/list#flags'],
    ['../index.md', 'https://light.example.com/docs/'],
    ['/lamps.csv', 'https://light.example.com/docs/lamps.csv'],
    ['https://example.com/x', 'https://example.com/x'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('%s is written as %s', (written, absolute) => {
    expect(mirrorOf(`[there](${written})`)).toBe(`[there](${absolute})`);
    expect(mirrorOf(`[there][1]\n\n[1]: ${written}`)).toBe(`[there][1]\n\n[1]: ${absolute}`);
    expect(mirrorOf(`Go <a href="${written}">there</a>`)).toBe(`Go [there](${absolute})`);
  });

  test('of pictures are absolute too', () => {
    expect(mirrorOf('![Stripes](/stripes.svg)')).toBe('![Stripes](https://light.example.com/docs/stripes.svg)');
    expect(mirrorOf('<img src="/stripes.svg" alt="Stripes" width="2" />')).toBe(
      '![Stripes](https://light.example.com/docs/stripes.svg)',
    );
  });
});

test('a request leads to its method', () => {
  expect(mirrorOf('```json try="/api/jobs.proto#jobs.get"\n{}\n```')).toBe(
    '```json\n{}\n```\n\n[Change this request, check it and send it](https://light.example.com/docs/api/jobs.proto#jobs.get)',
  );
});

test('a screen of the product is told in words, its tables in rows', () => {
  const screen = [
    'place: [Jobs, New Job]',
    'caption: The mapping.',
    'parts:',
    '  - { kind: field, label: Name, value: nightly }',
    '  - { kind: table, columns: [Column, Transformer], rows: [{ cells: [age, Passthrough], step: 2 }] }',
  ].join('\n');
  expect(mirrorOf(`\`\`\`screen name="mapping"\n${screen}\n\`\`\``).replace(/ +/g, ' ')).toBe(
    '**Screen: Jobs / New Job.** The mapping. Name: nightly.\n\n| Column | Transformer |\n| - | - |\n| Step 2 age | Passthrough |',
  );
});

test('a checklist is a list of tasks', () => {
  expect(mirrorOf('<Checklist name="go">\n\n- **TLS** ends.\n- Backups run.\n\n</Checklist>')).toBe(
    '- [ ] **TLS** ends.\n- [ ] Backups run.',
  );
});

describe('a callout', () => {
  test('is a quotation that begins with its kind and its title', () => {
    expect(mirrorOf(':::warning Mind `it`\n\nand the step.\n\n- One\n\n:::\n\nText')).toBe(
      '> **Warning: Mind `it`** and the step.\n>\n> - One\n\nText',
    );
  });

  test('may have no title, stand on one line after the other, and hold code first', () => {
    expect(mirrorOf(':::tip\nTry it.\n:::')).toBe('> **Tip:** Try it.');
    expect(mirrorOf(':::danger Never\n\n```bash\nrm\n```\n\n:::')).toBe(
      '> **Danger: Never**\n>\n> ```bash\n> rm\n> ```',
    );
  });

  test('stands in steps and tabs as well', () => {
    expect(mirrorOf('1. One\n\n   :::note So\n\n   it is.\n\n   :::\n')).toBe(
      '1. One\n\n   > **Note: So** it is.',
    );
  });

  test('of an unknown kind, and three colons elsewhere, are the text that they are', () => {
    expect(mirrorOf(':::sidebar\n\nText\n\n:::')).toBe(':::sidebar\n\nText\n\n:::');
    expect(mirrorOf('It ends with\n:::')).toBe('It ends with\n:::');
  });
});

describe('an element', () => {
  test.each([
    ['<Tabs>\n<Tab label="Oil">\n\nPour.\n\n</Tab>\n</Tabs>', '**Oil**\n\nPour.'],
    ['<Steps>\n\n1. ### Fill\n\n   Pour.\n\n</Steps>', '1. ### Fill\n\n   Pour.'],
    [
      '<Cards>\n<Card title="To `v2`" href="/v2">Move.</Card>\n<Card title="Else" href="/x">Stay.</Card>\n</Cards>',
      '- [To `v2`](https://light.example.com/docs/v2): Move.\n- [Else](https://light.example.com/docs/x): Stay.',
    ],
    ['<Actions>\n<Action href="/x">Go</Action>\n</Actions>', '- [Go](https://light.example.com/docs/x)'],
    [
      `<RecordPicture table="users" caption="before" note="Kept." fields={[{ name: 'plan', before: 'a', after: 'b[c]', kept: ['a'], transformer: \`T\` }]} />`,
      'One row of `users`, before:\n\n| Field | Production | Staging | Transformer |\n| - | - | - | - |\n| `plan` | `a` | `bc` | T |\n\nKept.',
    ],
    ['Press <kbd>Ctrl</kbd> + <kbd>K</kbd>', 'Press Ctrl + K'],
    ['One<br />two', 'One\\\ntwo'],
    ['<details>\n<summary>More</summary>\n\nText.\n\n</details>', 'More\n\nText.'],
  ])('%s is %s', (source, markdown) => {
    expect(mirrorOf(source)).toBe(markdown);
  });

  test('that the build wrote has addresses with the base already', () => {
    const entry = {
      title: 'The `lamp`',
      href: '/docs/changelog/lamp',
      date: { iso: '', text: '1 May' },
      changes: '2 changes',
    };
    expect(
      mirrorOf(`<ChangelogEntry {...${JSON.stringify(entry)}}>\n\nIt [burns](/lamp).\n\n</ChangelogEntry>`),
    ).toBe(
      '## [The `lamp`](https://light.example.com/docs/changelog/lamp)\n\n1 May, 2 changes\n\nIt [burns](https://light.example.com/docs/lamp).',
    );
  });
});

test('a diagram is its caption and its description', () => {
  expect(mirrorOf('```dot title="Light" alt="It shines."\ndigraph { a -> b }\n```')).toBe(
    '**Diagram: Light.** It shines.',
  );
});

test('a fence keeps its language and its title, not the lines it marks', () => {
  expect(mirrorOf('```yaml title="lamp.yaml" {1}\na: b\n```')).toBe('```yaml title="lamp.yaml"\na: b\n```');
});

test('comments and code of the page are left out', () => {
  expect(mirrorOf('{/* excerpt */}\n\nText {/* note */}here{1 + 1}.\n\nexport const a = 1;\n')).toBe(
    'Text here.',
  );
  expect(mirrorOf('<!-- excerpt -->\n\nText <b>here</b>.', 'content/plain.md')).toBe('Text <b>here</b>.');
});

test('front matter is left out', () => {
  expect(mirrorOf('---\ntitle: Sync\n---\n\n# Sync')).toBe('# Sync');
});

test('whatever stands in code is carried as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[^\r`~]+$/), (code) => {
      const lines = code.split('\n').map((line) => line.trimEnd());
      fc.pre(lines.join('').trim() !== '' && !code.includes('\u0000'));
      expect(mirrorOf(`~~~text\n${lines.join('\n')}\n~~~`)).toBe(`\`\`\`text\n${lines.join('\n')}\n\`\`\``);
    }),
  );
});
