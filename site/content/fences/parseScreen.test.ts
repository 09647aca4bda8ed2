import type { Code } from 'mdast';
import { describe, expect, test } from 'vitest';

import { parseScreen } from './parseScreen';

/** A fence that starts on line 10 of its page. */
const fence = (...lines: string[]): Code => ({
  type: 'code',
  lang: 'screen',
  meta: 'name="a"',
  value: lines.join('\n'),
  position: { start: { line: 10, column: 1 }, end: { line: 10 + lines.length, column: 1 } },
});

const read = (...lines: string[]) => parseScreen(fence(...lines), 'content/page.mdx');

const errorOf = (...lines: string[]) =>
  read(...lines).then(
    () => '',
    (error: Error) => error.message,
  );

describe('a screen of the product', () => {
  test('requires a name', async () => {
    const lines = ['place: [Jobs]', 'caption: A heading.', 'parts: [{ kind: heading, text: Jobs }]'];
    await expect(parseScreen({ ...fence(...lines), meta: null }, 'content/page.mdx')).rejects.toThrow(
      'content/page.mdx:10: the screen has no name',
    );
  });

  test('is parsed', async () => {
    const value = await read(
      'place: [Jobs, New Job]',
      'caption: Two fields.',
      'parts:',
      '  - { kind: field, label: Name, value: nightly, step: 2 }',
      '  - { kind: field, label: Prompt }',
      '  - { kind: field, label: Schedule, control: switch, value: "on" }',
      '  - { kind: field, options: [URL, Host], value: Host }',
      '  - { kind: table, columns: [Table, Error], rows: [{ cells: [users, ""] }] }',
      '  - { kind: buttons, buttons: [{ text: Next }] }',
    );
    expect(value).toMatchObject({
      place: ['Jobs', 'New Job'],
      parts: [
        { kind: 'field', value: 'nightly', step: 2 },
        { label: 'Prompt' },
        { value: 'on' },
        { value: 'Host' },
        { kind: 'table' },
        { kind: 'buttons' },
      ],
    });
  });

  test('reports the line of each mistake', async () => {
    const report = await errorOf(
      'place: [Jobs]',
      'caption: Wrong.',
      'parts:',
      '  - { kind: feld, label: Name }',
      '  - { kind: field, label: Schedule, control: lever }',
    );
    expect(report).toContain('content/page.mdx:14: screen, parts[0].kind');
    expect(report).toContain('content/page.mdx:15: screen, parts[1].control');
  });

  test('requires a value from its options, and a cell for each column', async () => {
    const report = await errorOf(
      'place: [Jobs]',
      'caption: Wrong.',
      'parts:',
      '  - { kind: field, options: [URL, Host], value: Port }',
      '  - { kind: table, columns: [Table, Error], rows: [{ cells: [users] }] }',
    );
    expect(report).toContain('parts[0].value: expected one of the options');
    expect(report).toContain('parts[1].rows[0].cells: expected 2 cells, one for each column');
  });
});
