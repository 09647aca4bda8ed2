import { expect, test } from 'vitest';

import { temporaryFolder } from '../site/fixtures/temporaryFolder';
import { compareBuilds, notBuiltReason } from './compareBuilds';

const page = (build: string, hash: string, text: string) =>
  `<link data-build="${build}" href="/static/js/index.${hash}.js" integrity="sha256-${hash}=">` +
  `<p id="_R_${hash}_-tab">${text}</p>`;

test('lists differences, except for hashes and ids that every build changes', () => {
  const before = temporaryFolder({
    'index.html': page('0123456789', 'aaaabbbb', 'Start'),
    'cli.html': page('0123456789', 'aaaabbbb', 'The old text'),
    'old.html': 'Gone',
    'static/js/index.aaaabbbb.js': 'start()',
  });
  const after = temporaryFolder({
    'index.html': page('9876543210', 'ccccdddd', 'Start'),
    'cli.html': page('9876543210', 'ccccdddd', 'The new text'),
    'new.html': 'Here',
    'static/js/index.ccccdddd.js': 'start()',
  });
  const { added, removed, changed } = compareBuilds(before, after);
  expect({ added, removed, paths: changed.map(({ path }) => path) }).toEqual({
    added: ['new.html'],
    removed: ['old.html'],
    paths: ['cli.html'],
  });
  expect(changed[0]!.before).toContain('The old');
  expect(changed[0]!.after).toContain('The new');
  expect(compareBuilds(before, before)).toEqual({ added: [], removed: [], changed: [] });
});

test('a folder without a home page is not a built site', () => {
  expect(notBuiltReason(temporaryFolder({ 'a.html': '' }))).toMatch(
    "has no index.html, so it isn't a built site.",
  );
});
