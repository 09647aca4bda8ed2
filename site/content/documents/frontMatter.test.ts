import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formatProblems } from '../../problem';
import { frontMatterSchema, parseFrontMatter } from './frontMatter';

const read = (source: string) => parseFrontMatter(source, 'content/page.mdx', frontMatterSchema);

/** The problems that a writer sees for a page with these lines between `---` and `---`. */
const reportOf = (...lines: string[]) =>
  formatProblems(read(['---', ...lines, '---', '', '# Page', ''].join('\n')).problems);

describe('valid front matter', () => {
  test('is parsed', () => {
    const { value: frontMatter, problems } = read(
      "---\ntitle: Sync\nsidebarLabel: '`sync`'\ndescription: Runs a sync.\nkeywords: [a, b]\n---\n\n# Sync\n",
    );
    expect(problems).toEqual([]);
    expect(frontMatter).toEqual({
      title: 'Sync',
      sidebarLabel: '`sync`',
      description: 'Runs a sync.',
      keywords: ['a', 'b'],
    });
  });

  test('has no keywords by default', () => {
    expect(read('---\ntitle: A\ndescription: B\n---\n').value?.keywords).toEqual([]);
  });

  test('can have Windows line endings', () => {
    expect(read('---\r\ntitle: A\r\ndescription: B\r\n---\r\n').value?.title).toBe('A');
  });

  test.each(['\uFEFF---\n', '--- \n', '---\t\r\n'])('can begin with %j', (line) => {
    expect(read(`${line}title: A\ndescription: B\n---\n`).value?.title).toBe('A');
  });

  test('ends at its own end, not at a thematic break in the text', () => {
    const { value: frontMatter } = read(
      '---\ntitle: A\ndescription: B\n---\n\n# A\n\n---\n\nkeywords: [x]\n',
    );
    expect(frontMatter).toEqual({ title: 'A', description: 'B', keywords: [] });
  });
});

describe('invalid front matter', () => {
  test('missing', () => {
    expect(formatProblems(read('# Page\n').problems)).toMatchInlineSnapshot(`
      "content/page.mdx:1: the page has no front matter.
        Begin it with a line "---", then "title:" and "description:", then "---"."
    `);
  });

  test('without an end, and with a misspelled key that leaves another one missing', () => {
    expect(formatProblems(read('---\ntitle: A\n\n# Page\n').problems)).toBe(
      'content/page.mdx:1: the front matter is not closed.\n  End it with a line "---".',
    );
    const misspelled = read('---\ntmie: A\ndescription: B\n---\n').problems;
    expect(formatProblems(misspelled)).toContain('Did you mean "time"?');
    expect(formatProblems(read('---\ntitel: A\ndescription: B\n---\n').problems)).toContain(
      'Did you mean "title"?',
    );
  });

  test('empty', () => {
    expect(formatProblems(read('---\n---\n\n# Page\n').problems)).toMatchInlineSnapshot(`
      "content/page.mdx:1: the page has no front matter.
        Begin it with a line "---", then "title:" and "description:", then "---"."
    `);
  });

  test('only a blank line', () => {
    expect(reportOf('')).toMatchInlineSnapshot(`
      "content/page.mdx:1: front matter, title: this is missing.
        Add it: a string.
      content/page.mdx:1: front matter, description: this is missing.
        Add it: a string."
    `);
  });

  test('not YAML: a colon in text', () => {
    expect(reportOf('title: Page', 'description: Note: this has a colon')).toMatchInlineSnapshot(`
      "content/page.mdx:3: the front matter is not YAML: Nested mappings are not allowed in compact mappings.
        Put text that has a colon, a hash or a quote in it between quotes."
    `);
  });

  test('not YAML: a quote that does not end', () => {
    expect(reportOf('title: "Page', 'description: Text')).toMatchInlineSnapshot(`
      "content/page.mdx:2: the front matter is not YAML: Missing closing "quote.
        Close it."
    `);
  });

  test('not YAML: a list that does not end', () => {
    expect(reportOf('title: Page', 'keywords: [one, two', 'description: Text')).toMatchInlineSnapshot(`
      "content/page.mdx:4: the front matter is not YAML: Flow sequence in block collection must be sufficiently indented and end with a ].
        Line it up with the lines around it, and close every bracket."
    `);
  });

  test('not YAML: a tab', () => {
    expect(reportOf('title: Page', 'keywords:', '\t- one')).toMatchInlineSnapshot(`
      "content/page.mdx:4: the front matter is not YAML: Tabs are not allowed as indentation.
        Indent with spaces."
    `);
  });

  test('not YAML: a duplicate key', () => {
    expect(reportOf('title: Page', 'description: Text', 'title: Page')).toMatchInlineSnapshot(`
      "content/page.mdx:4: the front matter is not YAML: Map keys must be unique.
        Remove one of the two."
    `);
  });

  test('not a set of keys', () => {
    expect(reportOf('- title', '- description')).toMatchInlineSnapshot(`
      "content/page.mdx:1: front matter: expected an object, received [ 'title', 'description' ].
        Write names with their values: { name: value }."
    `);
    expect(reportOf('Welcome')).toMatchInlineSnapshot(`
      "content/page.mdx:1: front matter: expected an object, received "Welcome".
        Write names with their values: { name: value }."
    `);
  });

  test('a missing key', () => {
    expect(reportOf('title: Page')).toMatchInlineSnapshot(`
      "content/page.mdx:1: front matter, description: this is missing.
        Add it: a string."
    `);
  });

  test('a key without a value', () => {
    expect(reportOf('title: Page', 'description:')).toMatchInlineSnapshot(`
      "content/page.mdx:3: front matter, description: expected a string, received nothing (null).
        Fill it in."
    `);
  });

  test('values of the wrong type', () => {
    expect(reportOf('title: 2025', 'description: [a, b]', 'keywords: one, two')).toMatchInlineSnapshot(`
      "content/page.mdx:2: front matter, title: expected a string, received 2025.
        Put it between quotes.
      content/page.mdx:3: front matter, description: expected a string, received [ 'a', 'b' ].
        Write it as text.
      content/page.mdx:4: front matter, keywords: expected a list, received "one, two".
        Write a list: [one, two]."
    `);
  });

  test('a value inside a list', () => {
    expect(reportOf('title: Page', 'description: Text', 'keywords:', '  - one', '  - 2', '  - three'))
      .toMatchInlineSnapshot(`
      "content/page.mdx:6: front matter, keywords[1]: expected a string, received 2.
        Put it between quotes."
    `);
  });

  test('unknown keys', () => {
    expect(reportOf('tittle: Page', 'description: Text', 'order: wide', 'a.b: 1')).toMatchInlineSnapshot(`
      "content/page.mdx:1: front matter, title: this is missing.
        Add it: a string.
      content/page.mdx:2: front matter, tittle: this name is not known.
        Did you mean "title"? Known here: title, sidebarLabel, badge, draft, noindex, layout, description, keywords, time, needs, appliesTo, evidence.
      content/page.mdx:4: front matter, order: this name is not known.
        Known here: title, sidebarLabel, badge, draft, noindex, layout, description, keywords, time, needs, appliesTo, evidence.
      content/page.mdx:5: front matter, ["a.b"]: this name is not known.
        Known here: title, sidebarLabel, badge, draft, noindex, layout, description, keywords, time, needs, appliesTo, evidence."
    `);
  });

  test('evidence without a path, and with an unknown key', () => {
    expect(
      reportOf(
        'title: Page',
        'description: Text',
        'evidence:',
        '  - claim: Rows stay',
        '    symbol: WriteBatch',
        '    file: a.go',
      ),
    ).toMatchInlineSnapshot(`
      "content/page.mdx:5: front matter, evidence[0].path: this is missing.
        Add it: a string.
      content/page.mdx:7: front matter, evidence[0].file: this name is not known.
        Known here: claim, path, symbol."
    `);
  });

  test('texts that are too long or empty', () => {
    expect(reportOf(`title: ''`, `description: ${'word '.repeat(40)}`)).toMatchInlineSnapshot(`
      "content/page.mdx:2: front matter, title: expected text, received "".
        Make it longer.
      content/page.mdx:3: front matter, description: expected at most 160 characters, received "word word word word word word word word word word word word….
        Shorten it."
    `);
  });
});

test.each(['title: *!', 'title: A\ndescription: &a [*a]'])(
  'a reference to a value elsewhere is a problem: %s',
  (yaml) => {
    const { value: frontMatter, problems } = read(`---\n${yaml}\n---\n\n# Page`);
    expect(frontMatter).toBeUndefined();
    expect(problems).toEqual([
      expect.objectContaining({
        line: yaml.split('\n').length + 1,
        message: expect.stringMatching(/^the front matter refers to a value elsewhere by "\*.*"\.$/),
      }),
    ]);
  },
);

test('for any input, each problem is on a line of the front matter', () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom('title: A', 'description: B', 'keywords:', '  - one', 'sidebarLabel: C', 'unknown: 1'),
    fc
      .tuple(fc.constantFrom('title', 'description', 'keywords', 'sidebarLabel'), fc.json({ maxDepth: 1 }))
      .map(([key, value]) => `${key}: ${value}`),
  );
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const source = ['---', ...lines, '---', '', '# Page'].join('\n');
      const { value: frontMatter, problems } = read(source);
      expect(frontMatter === undefined).toBe(problems.length > 0);
      for (const problem of problems) {
        expect(problem.line).toBeGreaterThanOrEqual(1);
        expect(problem.line).toBeLessThanOrEqual(source.split('\n').length);
        expect(problem.message).toMatch(/\.$/);
      }
    }),
  );
});
