import { describe, expect, it } from 'vitest';

import { formatProblems } from '../../problem';
import { readEntry } from './readEntry';
import { entryOf, entrySource, today } from './fixtures/testChangelog';

const parse = (source: string, file = 'content/changelog/a.mdx') =>
  readEntry(source, file, {
    authors: new Set(['ada', 'bo']),
    tags: new Set(['cli', 'api']),
    symbols: new Set(['mgmt.v1alpha1.JobService', 'mgmt.v1alpha1.JobService.CreateJob']),
    folder: 'content/changelog',
    today,
  });

const report = (source: string, file?: string) => formatProblems(parse(source, file).problems);

describe('parseEntry', () => {
  it('reads the front matter of the entry', () => {
    expect(
      entryOf('job-hooks', { title: 'Job `hooks`', tags: '[api, cli]', symbols: '\n  - a.B\n  - a.C.D' }),
    ).toMatchObject({
      slug: 'job-hooks',
      id: 'changelog/job-hooks',
      file: 'content/changelog/job-hooks.mdx',
      route: '/changelog/job-hooks',
      title: 'Job `hooks`',
      date: '2025-01-16',
      authors: ['ada'],
      tags: ['api', 'cli'],
      kinds: ['new'],
      state: 'published',
      symbols: ['a.B', 'a.C.D'],
    });
  });

  it('counts sections, not deeper headings', () => {
    expect(entryOf('a', {}, 'Text.\n\n## One\n\nx\n\n### Deeper\n\nx\n\n## Two\n\nx\n').changes).toBe(2);
  });

  it('gives anchors their line numbers in the file', () => {
    const entry = entryOf('a', {}, 'See [sync](/cli/sync).\n\n## One thing\n\nx\n');
    expect(entry.anchors).toMatchObject([{ id: 'one-thing', line: 12 }]);
  });

  it('keeps an entry that has only warnings', () => {
    expect(entryOf('a', {}, 'See[^1].\n').title).toBe('An entry');
  });

  it('treats an entry dated today as published and one dated tomorrow as a draft', () => {
    expect(entryOf('a', { date: today }).state).toBe('published');
    expect(entryOf('a', { date: '2025-06-02' }).state).toBe('draft');
  });

  it('reports all problems at once, with file and line', () => {
    expect(
      report(
        entrySource({
          title: '5',
          date: undefined,
          authors: 'ada',
          kinds: '[nwe]',
          symbols: '[a, a]',
          tag: '[cli]',
        }),
      ),
    ).toMatchInlineSnapshot(`
      "content/changelog/a.mdx:1: front matter, date: this is missing.
        Add it: a string.
      content/changelog/a.mdx:2: front matter, title: expected a string, received 5.
        Put it between quotes.
      content/changelog/a.mdx:3: front matter, authors: expected a list, received "ada".
        Write a list: [one, two].
      content/changelog/a.mdx:5: front matter, kinds[0]: expected "new" or "improved" or "fixed" or "breaking", received "nwe".
        Did you mean "new"? Use one of these values.
      content/changelog/a.mdx:7: front matter, symbols: expected every name once, received [ 'a', 'a' ].
        Change the value.
      content/changelog/a.mdx:8: front matter, tag: this name is not known.
        Did you mean "tags"? Known here: title, draft, date, release, authors, tags, kinds, description, symbols."
    `);
  });

  it('mentions authors.yml for an entry without authors', () => {
    expect(report(entrySource({ authors: '[]' }))).toContain(
      'front matter, authors: expected at least one key of authors.yml, received [].',
    );
  });

  it('shows the expected format for an invalid date', () => {
    expect(report(entrySource({ date: '2025-02-30' }))).toMatchInlineSnapshot(`
      "content/changelog/a.mdx:3: front matter, date: expected a day such as "2025-01-16", received "2025-02-30".
        Change the value."
    `);
    expect(report(entrySource({ date: '20250116' }))).toMatchInlineSnapshot(`
      "content/changelog/a.mdx:3: front matter, date: expected a string, received 20250116.
        Put it between quotes."
    `);
  });

  it('suggests the nearest author and tag for unknown ones', () => {
    expect(report(entrySource({ authors: '[bo, ada]', tags: '\n  - api\n  - clj' }))).toMatchInlineSnapshot(`
      "content/changelog/a.mdx:7: front matter, tags[1]: no tag has the key "clj".
        Did you mean "cli"? Add it to content/changelog/tags.yml, or name one that is there."
    `);
  });

  it('suggests the nearest API symbol for one that does not exist', () => {
    const symbols = '\n  - mgmt.v1alpha1.JobService\n  - mgmt.v1alpha1.JobService.CreatJob';
    expect(report(entrySource({ symbols }))).toMatchInlineSnapshot(`
      "content/changelog/a.mdx:10: front matter, symbols[1]: the API has no symbol "mgmt.v1alpha1.JobService.CreatJob".
        Did you mean "mgmt.v1alpha1.JobService.CreateJob"? Symbols are full names, with package, message or service, and field or method."
    `);
  });

  it('does not check names if the files that define them cannot be read', () => {
    const options = { folder: 'content/changelog', today };
    expect(readEntry(entrySource({ tags: '[nowhere]' }), 'a.mdx', options).problems).toEqual([]);
  });

  it.each(['', '{/* excerpt */}\n', '{/* only a comment */}\n\n{/* excerpt */}\n'])(
    'rejects an entry without text: %j',
    (body) => {
      expect(report(entrySource({}, body))).toContain('content/changelog/a.mdx: the entry has no text.');
    },
  );

  it('rejects a level-1 heading and an empty excerpt', () => {
    expect(report(entrySource({}, '{/* excerpt */}\n\n# Title\n\nText.\n'))).toMatchInlineSnapshot(`
      "content/changelog/a.mdx:10: the marker of the excerpt has no text above it.
        Put one paragraph above it, or remove it: then the first paragraph is the excerpt.
      content/changelog/a.mdx:12: the entry has a level-1 heading, "Title"; its title is drawn above it.
        Remove it, or make it a section: "## "."
    `);
  });

  it('rejects file names that cannot be addresses', () => {
    expect(report(entrySource(), 'content/changelog/Job Hooks.mdx')).toMatchInlineSnapshot(`
      "content/changelog/Job Hooks.mdx: the name of the file, "Job Hooks", cannot be an address.
        Name it with lowercase letters, digits and hyphens, such as "job-hooks"."
    `);
  });

  it('reports missing front matter and broken MDX together', () => {
    const messages = parse('Text with <b.\n').problems.map(({ line, message }) => `${line}: ${message}`);
    expect(messages).toEqual([
      '1: the page has no front matter.',
      expect.stringMatching(/^1: the page is not valid MDX/),
    ]);
  });

  it('reports invalid YAML with its line', () => {
    expect(report(entrySource({ description: 'a: b: c' }))).toContain('content/changelog/a.mdx:7: ');
  });
});
