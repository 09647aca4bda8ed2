import { expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { formatProblems } from '../../problem';
import { readLedger, readRedirects } from '../redirects/readRedirects';
import { readSidebars } from './readSidebars';

const read = (files: Record<string, string>) => {
  const root = temporaryFolder(files);
  const [sidebars, redirects] = [readSidebars(root, 'content'), readRedirects(root, 'content')];
  const problems = formatProblems([...sidebars.problems, ...redirects.problems]);
  return {
    sidebars: sidebars.value,
    redirects: redirects.value,
    ledger: readLedger(root, 'content'),
    problems,
  };
};

test('a sidebar can nest branches, and a redirect has the old address first', () => {
  const { sidebars, redirects, ledger, problems } = read({
    'content/_sidebars.yml':
      'main:\n  - items:\n      - index\n      - label: A\n        items:\n          - label: B\n            items: [a/b]\n',
    'content/_redirects.yml': '/old: /a#b\n/gone: https://example.com\n',
    'content/_addresses.txt': '/\n',
  });
  expect(problems).toBe('');
  expect(sidebars).toEqual({
    main: [{ items: ['index', { label: 'A', items: [{ label: 'B', items: ['a/b'] }] }] }],
  });
  expect(redirects).toEqual({ '/old': '/a#b', '/gone': 'https://example.com' });
  expect(ledger).toEqual({ file: 'content/_addresses.txt', text: '/\n' });
});

test('mistakes are reported with their line, and unknown names with the known ones', () => {
  expect(
    read({
      'content/_sidebars.yml': `empty: []
main:
  - headding: Start
    items:
      - index
      - label: A
        opne: true
        items: [a]
      - 7
other:
  - items: []
`,
      'content/_redirects.yml': 'old: /\n/a/: /\n/b: c d\n/c: c\n',
    }).problems,
  ).toMatchInlineSnapshot(`
    "content/_redirects.yml:1: old: invalid key in record, received "old".
      Change the value.
    content/_redirects.yml:2: ["/a/"]: invalid key in record, received "/a/".
      Change the value.
    content/_redirects.yml:3: ["/b"]: expected an address that begins with "/" or "https://", received "c d".
      Change the value.
    content/_redirects.yml:3: ["/b"]: expected an address without spaces, received "c d".
      Change the value.
    content/_redirects.yml:4: ["/c"]: expected an address that begins with "/" or "https://", received "c".
      Change the value.
    content/_sidebars.yml:1: empty: expected at least one entry, received [].
      Make it longer.
    content/_sidebars.yml:3: main[0].headding: this name is not known.
      Did you mean "heading"? Known here: heading, items.
    content/_sidebars.yml:7: main[0].items[1].opne: this name is not known.
      Did you mean "open"? Known here: label, open, items.
    content/_sidebars.yml:9: main[0].items[2]: expected a string, received 7.
      Put it between quotes.
    content/_sidebars.yml:11: other[0].items: expected at least one entry, received [].
      Make it longer."
  `);
});

test('an address can only be redirected once', () => {
  const { problems } = read({
    'content/_sidebars.yml': 'main:\n  - items: [index]\n',
    'content/_redirects.yml': '/old: /\n/new: /\n/old: /new\n',
  });
  expect(problems).toContain('content/_redirects.yml:3: the file is not YAML: Map keys must be unique.');
});

test('redirects and published addresses are optional, sidebars are not', () => {
  const { problems, redirects, ledger } = read({ 'content/index.mdx': '' });
  expect(problems).toBe(
    'content/_sidebars.yml: the file does not exist.\n' +
      '  Create it with the sidebars by name, each a list of groups with "items": ids of pages.',
  );
  expect([redirects, ledger.text]).toEqual([{}, undefined]);
});

test.each(['/../x', '/a/../../x', '/./x', '/%2e%2E/x', '/a/..%2f..%2fx', '//x', '/a//b', '/..', '/a\\b'])(
  'a redirect from %s is reported',
  (from) => {
    const { problems } = read({ 'content/_redirects.yml': `${JSON.stringify(from)}: /\n` });
    expect(problems).toContain('content/_redirects.yml:1:');
  },
);

test.each(['/a.b', '/.well-known/x', '/a..b', '/..a', '/...', '/ä', '/a%20b'])(
  'a redirect from %s is valid',
  (from) => {
    const { problems, redirects } = read({
      'content/_sidebars.yml': 'main:\n  - items: [index]\n',
      'content/_redirects.yml': `${JSON.stringify(from)}: /\n`,
    });
    expect(problems).toBe('');
    expect(redirects).toEqual({ [from]: '/' });
  },
);
