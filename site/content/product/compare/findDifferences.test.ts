import { describe, expect, test } from 'vitest';

import { pageOf } from '../../checks/readPages';
import type { Product } from '../facts';
import { findDifferences } from './findDifferences';
import { reasonsSchema, rulesSchema } from './rules';

const product: Product = {
  commands: {
    'lamp on': {
      '--color': { type: 'string', default: 'white', also: { short: '-c' }, file: 'cli/on.go' },
      '--watts': { type: 'int32', default: '0', file: 'cli/on.go' },
    },
  },
  limits: { lamp: { watts: { default: '40', file: 'lamp/limits.go' } } },
};

const rule = {
  section: 'Flags',
  facts: 'commands.lamp on',
  rows: 'Flag',
  columns: { Default: 'default' },
  complete: true,
  values: { '--watts': 'limits.lamp/watts' },
};

const page = (rows: string) =>
  `# Lamp\n\nA \`word\`.\n\n## Flags\n\n| Flag | Default |\n| --- | --- |\n${rows}\n`;
const good = page('| `-c, --color` | `white` |\n| `--watts` | 40 |');

const find = (
  source: string,
  { rules = { on: [rule] }, reasons = {} }: { rules?: object; reasons?: object } = {},
) =>
  findDifferences({
    product,
    pages: [pageOf(source, 'content/on.mdx')],
    rules: rulesSchema.parse(rules),
    reasons: reasonsSchema.parse(reasons),
    contentRoot: 'content',
    rulesFile: 'pages.yml',
    reasonsFile: 'reasons.yml',
  });
const said = (...args: Parameters<typeof find>) =>
  find(...args).problems.map(
    ({ file, line, message }) => `${[file, line].filter(Boolean).join(':')}: ${message}`,
  );

describe('findDifferences', () => {
  test('is content with a page that says what the source does, and counts its names', () => {
    expect(find(good)).toEqual({ names: 5, known: 4, reasoned: 0, problems: [] });
  });

  test('finds a renamed flag, with the line, the file of the product and what was meant', () => {
    const { problems } = find(good.replace('--color', '--colour'));
    expect(problems).toEqual([
      {
        file: 'content/on.mdx',
        line: 9,
        message: 'the product has no "--colour".',
        fix: 'Did you mean "--color" (cli/on.go)? Correct it. Or say in reasons.yml why it is so.',
      },
      {
        file: 'content/on.mdx',
        line: 5,
        message: '"--color" of commands.lamp on is missing in the section "Flags".',
        fix: 'Add it: cli/on.go has it. Or say in reasons.yml why it is so.',
      },
    ]);
  });

  test('finds a name that the product has elsewhere only', () => {
    expect(said(page('| `-c, --color` | `white` |\n| `--watts` | 40 |\n| `watts` | 40 |'))).toEqual([
      'content/on.mdx:11: "watts" is no name of commands.lamp on.',
    ]);
  });

  test('finds a default that differs, that of another fact too', () => {
    const { problems } = find(good.replace('`white`', '`red`').replace('40', '64'));
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [9, '"--color": the column "Default" says "red", and the product "white".'],
      [10, '"--watts": the column "Default" says "64", and the product "40".'],
    ]);
    expect(problems[1]?.fix).toBe('Read lamp/limits.go and correct it. Or say in reasons.yml why it is so.');
  });

  test('takes a reason for each kind of difference, and counts the names', () => {
    const reasons = {
      '*': [{ reason: 'Words.', unknown: ['word', '--bulb'] }],
      on: [{ reason: 'They know better.', missing: ['--watts'], differs: ['--color'] }],
    };
    const source = page('| `--color` | red |\n| `--bulb` | |');
    expect(find(source, { reasons })).toEqual({ names: 3, known: 1, reasoned: 2, problems: [] });
  });

  test('finds reasons that nothing needs', () => {
    const reasons = { on: [{ reason: 'No.', unknown: ['--color'], missing: ['--watts'] }] };
    expect(said(good, { reasons })).toEqual([
      'reasons.yml: "--color" of on needs no reason under "unknown".',
      'reasons.yml: "--watts" of on needs no reason under "missing".',
    ]);
  });

  test('finds rules about pages, headings, tables, columns and facts that are not there', () => {
    expect(said(good, { rules: { off: [] } })).toEqual(['pages.yml: there is no page "off".']);
    const { problems } = find(good, { rules: { on: [{ section: 'Flag', facts: 'commands.lamp on' }] } });
    expect(problems).toEqual([
      {
        file: 'pages.yml',
        message: 'on: the page has no heading "Flag". Did you mean "Flags"?',
        fix: 'Correct the rule.',
      },
    ]);
    expect(said(good, { rules: { on: [{ ...rule, columns: { Preset: 'default' } }] } })).toEqual([
      'pages.yml: on: no table has a column "Preset".',
    ]);
    expect(said(good, { rules: { on: [{ ...rule, rows: 'Option' }] } })).toEqual([
      'pages.yml: on: no table begins with a column "Option".',
    ]);
    expect(said(good, { rules: { on: [{ facts: 'commands.lamp off' }] } })).toEqual([
      'pages.yml: on: there are no facts "commands.lamp off".',
    ]);
  });
});
