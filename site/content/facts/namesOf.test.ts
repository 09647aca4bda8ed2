import { describe, expect, test } from 'vitest';

import { parseMarkdown } from '../documents/markdown';
import { namesOf } from './namesOf';

const names = (sheet: string) =>
  namesOf(parseMarkdown(sheet, 'sheet.md')).map(({ name, line, spelling }) =>
    spelling === 'exact' ? `${line} \`${name}\`` : `${line} ${name}`,
  );

describe('namesOf', () => {
  test('gives what stands between backticks, once', () => {
    expect(names('# /a\n\n- Run `a b` or `c`.\n- Again `c`.\n')).toEqual(['3 `a b`', '3 `c`']);
  });

  test('gives the first cell of each row, and one word in any other', () => {
    const table = '| A | B | C |\n| - | - | - |\n| Job Viewer | true | yes |\n| `--x` (old) | 25 | |\n';
    expect(names(table)).toEqual(['3 Job Viewer', '3 true', '4 `--x`', '4 25']);
  });

  test('leaves out what stands in parentheses, and a cell that is a sentence', () => {
    const table = '| A |\n| - |\n| Halt (default) |\n| a sentence of more than five words |\n';
    expect(names(table)).toEqual(['3 Halt']);
  });

  test('leaves out columns of examples and of numbers', () => {
    const table = '| # | Name | Example out |\n| - | - | - |\n| 1 | Full name | `a@b` |\n';
    expect(names(table)).toEqual(['3 Full name']);
    expect(names(table.replace('Example out', 'Sample'))).toEqual(['3 Full name']);
    expect(names(table.replace('#', 'Number'))).toEqual(['3 1']);
  });

  test('leaves out what describes the sheet, not its subject', () => {
    expect(names('| item | value |\n| - | - |\n| slug | `rbac` |\n')).toEqual([]);
    expect(names('## Illustration ideas\n\n- `a`\n\n### More\n\n- `b`\n\n## Facts\n\n- `c`\n')).toEqual([
      '11 `c`',
    ]);
  });
});
