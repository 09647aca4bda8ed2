import { expect, test } from 'vitest';

import { formatProblems } from '../../problem';
import { checkChecklists } from './checkChecklists';
import { parseMarkdown } from './markdown';

const reportOf = (source: string) =>
  formatProblems(checkChecklists(parseMarkdown(source, 'content/page.mdx'), 'content/page.mdx'));

test('a list with a name is in order', () => {
  expect(
    reportOf(
      '<Checklist name="go-live-2">\n\n- **TLS** ends in front.\n\n  More.\n\n- Backups run.\n\n</Checklist>',
    ),
  ).toBe('');
});

test.each(['<Checklist>', '<Checklist name="">', '<Checklist name="Going live">', '<Checklist name={7}>'])(
  '%s has no name to keep ticks under',
  (begin) => {
    expect(reportOf(`Text.\n\n${begin}\n\n- One\n\n</Checklist>`)).toMatch(
      /^content\/page\.mdx:3: the checklist has no name to keep ticks under\.\n {2}Write one/,
    );
  },
);

test.each(['Words.', '- One\n\nWords.', '- > One', '<div>\n\n- One\n\n</div>'])(
  '%j is not one list of words',
  (content) => {
    expect(reportOf(`<Checklist name="a">\n\n${content}\n\n</Checklist>`)).toMatch(
      /^content\/page\.mdx:1: expected one list in the checklist/,
    );
  },
);
