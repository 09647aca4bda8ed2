import { describe, expect, test } from 'vitest';

import { parseMarkdown } from '../documents/markdown';
import { findGaps, type Reasons, type PageText } from './findGaps';

const pages = new Map<string, PageText>([
  ['/', { text: 'start', links: [] }],
  ['/a', { text: 'one', links: ['/b', '/c', 'https://example.com/'] }],
  ['/b', { text: 'two', links: [] }],
  ['/api/x.proto', { text: 'three', links: [] }],
]);

const find = (sheets: Record<string, string>, reasons: Reasons = {}) =>
  findGaps({
    sheets: Object.entries(sheets).map(([id, text]) => ({ id, tree: parseMarkdown(text, `${id}.md`) })),
    pages,
    reasons,
    reasonsFile: 'reasons.yml',
  });
const said = (comparison: ReturnType<typeof find>) =>
  comparison.problems.map(
    ({ file, line, message }) => `${[file, line].filter(Boolean).join(':')}: ${message}`,
  );

describe('findGaps', () => {
  test('is content with names on the page or on a page it links to', () => {
    expect(find({ a: '`one` `two`', index: '`start`', 'api/x': '`three`' })).toEqual({
      names: 4,
      reasoned: 0,
      problems: [],
    });
  });

  test('names sheet, line and address of a name that is on neither', () => {
    expect(said(find({ a: '`one`\n\n`three`\n' }))).toEqual([
      'a.md:3: "three" is neither on /a nor on a page it links to.',
    ]);
  });

  test('looks for names of a sheet without a page on all pages', () => {
    expect(said(find({ other: '`one` `three` `four`' }))).toEqual(['other.md:1: "four" is on no page.']);
  });

  test('takes a reason for a gap', () => {
    const reasons = { b: [{ reason: 'It is not known.', names: ['one'] }] };
    expect(find({ b: '`one` `two`' }, reasons)).toEqual({ names: 2, reasoned: 1, problems: [] });
  });

  test('finds reasons that nothing needs: name found, name unknown, sheet unknown', () => {
    const reasons = {
      a: [{ reason: 'No.', names: ['one', 'tree'] }],
      d: [{ reason: 'No.', names: ['one'] }],
    };
    const comparison = find({ a: '`one` `three`' }, reasons);
    expect(said(comparison)).toEqual([
      'a.md:1: "three" is neither on /a nor on a page it links to.',
      'reasons.yml: "one" of a is on the page by now.',
      'reasons.yml: "tree" of a is no name of that sheet.',
      'reasons.yml: there is no sheet "d".',
    ]);
    expect(comparison.problems[2]?.fix).toBe('Did you mean "three"? Remove it.');
  });
});
