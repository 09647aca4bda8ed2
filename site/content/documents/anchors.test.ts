import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { assignAnchors } from './anchors';
import { parseMarkdown } from './markdown';

const anchorsOf = (text: string) => assignAnchors(parseMarkdown(text, 'page.mdx'));
const idsOf = (text: string) => anchorsOf(text).map(({ id }) => id);

describe('headings', () => {
  test.each([
    ['## Before you start', 'before-you-start'],
    ['## What’s new in v0.5?', 'whats-new-in-v05'],
    ['## `neosync sync`', 'neosync-sync'],
    ['### A [link](/x) and **bold**', 'a-link-and-bold'],
    ['## Überblick', 'überblick'],
    ['## 1. First', '1-first'],
  ])('%s has the slug that GitHub gives it', (heading, id) => {
    expect(idsOf(heading)).toEqual([id]);
  });

  test('are named only after their text, even next to an anchor for an earlier name', () => {
    const [heading] = anchorsOf('## <span id="what-is-tried-again" />Retries\n');
    expect(heading).toMatchObject({ id: 'retries', label: 'Retries' });
  });

  test('with the same text are numbered', () => {
    expect(idsOf('## A\n\n## A\n\n## A-1\n\n## A\n')).toEqual(['a', 'a-1', 'a-1-1', 'a-2']);
  });

  test('never use an id of the page layout', () => {
    expect(idsOf('## Main\n\n## __rspress_root\n\n## Footnote label\n\n| A |\n| - |\n| `main` |\n')).toEqual([
      'main',
      '__rspress_root-1',
      'footnote-label-1',
      'main-1',
    ]);
  });

  test.each([
    ['## Press <kbd>K</kbd> now', 'press-k-now', 'Press K now'],
    ['## Shown <!-- a note --> words', 'shown-words', 'Shown words'],
    ['## Shown {/* a note */} words', 'shown-words', 'Shown words'],
    ['## Three<br>lines of<br />text', 'three-lines-of-text', 'Three lines of text'],
    ['## Three<br/>lines', 'three-lines', 'Three lines'],
    ['## A <b>*bold*</b> Map<T>', 'a-bold-mapt', 'A bold Map<T>'],
  ])('%s has the label that a reader sees', (heading, id, text) => {
    const isMdx = /\{|br\/>/.test(heading);
    const [anchor] = assignAnchors(parseMarkdown(heading, isMdx ? 'page.mdx' : 'page.md'));
    expect(anchor).toMatchObject({ id, label: text });
  });

  test('never use an id that the writer set, which is an anchor too', () => {
    const text =
      '## Setup\n\n<p id="setup">A[^1]</p>\n\n<a name="old" />\n\n<b name="c">d</b>\n\n[^1]: Note.\n';
    expect(idsOf(text)).toEqual(['setup-1', 'setup', 'user-content-fn-1', 'user-content-fnref-1', 'old']);
  });

  test('without letters or digits still have an anchor', () => {
    expect(idsOf('## ???\n\n## 🎉\n')).toEqual(['section', 'section-1']);
  });

  test('keep backticks around code in their label', () => {
    expect(anchorsOf('## Run `sync` now')[0]).toMatchObject({
      label: 'Run `sync` now',
    });
  });

  test('have their level, line and nesting', () => {
    const anchors = anchorsOf('# A\n\n<Steps>\n\n1. ### B\n\n</Steps>\n\n### C\n');
    expect(anchors.map(({ label, level, line, topLevel }) => [label, level, line, topLevel])).toEqual([
      ['A', 1, 1, true],
      ['B', 3, 5, false],
      ['C', 3, 9, true],
    ]);
  });

  test('pass their anchor to the HTML', () => {
    const tree = parseMarkdown('## A b\n', 'page.mdx');
    assignAnchors(tree);
    expect(tree.children[0]?.data?.hProperties).toEqual({ id: 'a-b' });
  });
});

describe('rows', () => {
  const table = (...cells: string[]) =>
    ['| Name | Text |', '| - | - |', ...cells.map((cell) => `| ${cell} | x |`)].join('\n');

  test('have an anchor when they begin with a name in code or in bold', () => {
    expect(
      idsOf(table('`--dry-run`', '**Data source**', '[`linked`](/x)', '**`both`** and more', 'plain', '')),
    ).toEqual(['dry-run', 'data-source', 'linked', 'both']);
    expect(idsOf(table('{/* new */} `--fast`', '<b id="slow"></b>`--slow`'))).toEqual([
      'fast',
      'slow-1',
      'slow',
    ]);
  });

  test('in the table head have no anchor', () => {
    expect(idsOf('| `name` | b |\n| - | - |\n| c | d |')).toEqual([]);
  });

  test('never use the anchor of a heading, even one further down', () => {
    expect(idsOf(`${table('`sync`')}\n\n## Sync\n`)).toEqual(['sync', 'sync-1']);
    expect(anchorsOf(`${table('`sync`')}\n\n## Sync\n`).find(({ id }) => id === 'sync')?.level).toBe(2);
  });

  test('whose name is only punctuation still have an anchor', () => {
    expect(idsOf(table('`--`', '`-`'))).toEqual(['row', 'row-1']);
  });
});

test('on any page, every anchor is unique and not empty', () => {
  const words = fc.stringMatching(/^[A-Za-z0-9 ?!`*_.-]{0,8}$/);
  const block = fc.oneof(
    words.map((text) => `## ${text}\n`),
    words.map((text) => `### ${text}-1\n`),
    fc
      .array(words, { minLength: 1 })
      .map((names) => `| a |\n| - |\n${names.map((name) => `| \`${name || 'a'}\` |`).join('\n')}\n`),
  );
  fc.assert(
    fc.property(fc.array(block), (blocks) => {
      const ids = assignAnchors(parseMarkdown(blocks.join('\n'), 'page.md')).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain('');
      for (const id of ids) expect(id).not.toMatch(/\s/);
    }),
  );
});
