import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';

import { formatProblems } from '../../problem';
import { readChangelog } from './readChangelog';
import { entrySource, projectWith, today } from './fixtures/testChangelog';

describe('readChangelog', () => {
  it('sorts entries newest first', () => {
    const root = projectWith({
      'b.mdx': entrySource({ title: 'B', date: '2024-05-01' }),
      'a.mdx': entrySource({ title: 'A', date: '2024-05-01' }),
      '2025/c.md': entrySource({ title: 'C', date: '2025-05-01' }, 'Text.\n\n<!-- excerpt -->\n\nMore.\n'),
      '_later.mdx': 'not an entry',
    });
    const { changelog, problems } = readChangelog(root, { today });
    expect(problems).toEqual([]);
    expect(changelog.entries.map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
    expect(changelog.entries[0]).toMatchObject({
      file: 'content/changelog/2025/c.md',
      route: '/changelog/c',
      excerpt: { children: [{ children: [{ value: 'Text.' }] }] },
    });
    expect(Object.keys(changelog.tags)).toEqual(['cli', 'api']);
    expect(changelog.authors.ada?.name).toBe('Ada Vale');
  });

  it('leaves out drafts and future entries, with a notice, unless drafts are included', () => {
    const root = projectWith({
      'now.mdx': entrySource({ date: today }),
      'later.mdx': entrySource({ date: '2025-06-15' }),
      'old.mdx': entrySource({ draft: 'true' }),
    });
    const { changelog, problems, omitted, notices } = readChangelog(root, { today });
    expect(changelog.entries).toMatchObject([{ slug: 'now' }]);
    expect(omitted).toMatchObject([{ slug: 'later', route: '/changelog/later' }, { slug: 'old' }]);
    expect(problems).toEqual([]);
    expect(formatProblems(notices)).toMatchInlineSnapshot(`
      "content/changelog/later.mdx: the entry is dated 2025-06-15, after today (2025-06-01), so it is a draft and left out.
        It appears with the first build on its day.
      content/changelog/old.mdx: the entry is a draft and left out.
        Remove "draft: true" to publish it."
    `);

    const all = readChangelog(root, { today, includeDrafts: true });
    const states = all.changelog.entries.map(({ slug, state }) => `${slug} ${state}`);
    expect(states).toEqual(['later draft', 'now published', 'old draft']);
    expect(all.notices).toEqual([]);
  });

  it('reports the problems of all files at once', () => {
    const root = projectWith({
      'authors.yml': 'ada:\n  nam: Ada\nBig Bo:\n  name: Bo\n  url: example.com\n',
      'tags.yml': 'cli:\n  label: CLI\n  description: One.\ncli:\n  label: Two\n  description: Two.\n',
      'a.mdx': entrySource({ date: undefined }),
      '2025/a.mdx': entrySource({ authors: '[nobody]' }),
      'empty.mdx': entrySource({}, ''),
    });
    expect(formatProblems(readChangelog(root, { today }).problems)).toMatchInlineSnapshot(`
      "content/changelog/a.mdx:1: front matter, date: this is missing.
        Add it: a string.
      content/changelog/authors.yml:1: ada.name: this is missing.
        Add it: a string.
      content/changelog/authors.yml:2: ada.nam: this name is not known.
        Did you mean "name"? Known here: name, url.
      content/changelog/authors.yml:3: ["Big Bo"]: expected a key of lowercase letters and digits, with hyphens between them, received "Big Bo".
        Change the value.
      content/changelog/empty.mdx: the entry has no text.
        Write what changed and for whom, or begin the name of the file with "_" to leave it out.
      content/changelog/tags.yml:4: the file is not YAML: Map keys must be unique.
        Remove one of the two."
    `);
  });

  it('requires the files with authors and tags', () => {
    const root = projectWith({ 'a.mdx': entrySource({ tags: undefined }) });
    const { problems } = readChangelog(root, { today, folder: 'content' });
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "content/authors.yml: the file does not exist.
        Create it with the people who write entries, by key.
      content/tags.yml: the file does not exist.
        Create it with the topics of entries, by key."
    `);
  });

  it('reads a missing folder as an empty changelog', () => {
    expect(readChangelog(projectWith({}), { today, folder: 'nowhere' })).toEqual({
      changelog: { entries: [], authors: {}, tags: {} },
      problems: [],
      omitted: [],
      notices: [],
    });
  });

  it("finds no problems in the site's own changelog", () => {
    const { changelog, problems } = readChangelog('.', { today: '2100-01-01' });
    expect(formatProblems(problems)).toBe('');
    expect(changelog.entries.length).toBeGreaterThanOrEqual(30);
    for (const { excerpt, changes } of changelog.entries) {
      expect(toString(excerpt)).not.toBe('');
      expect(changes).toBeGreaterThan(0);
    }
  });
});
