import { expect, test } from 'vitest';

import { readBody } from '../documents/readDocument';

const found = (text: string, file = 'page.md') =>
  readBody(`Text.\n\n${text}\n`, file).problems.map(({ line, message, fix }) => `${line}: ${message} ${fix}`);

const isMark = (mark: string) =>
  `3: ${JSON.stringify(mark).replaceAll('\\"', '"')} is syntax of another tool. `;

test.each([
  ['[[toc]]', 'Remove it: pages get a table of contents automatically.'],
  ['[TOC]', 'Remove it'],
  ['[[_TOC_]]', 'Remove it'],
  ['<!--@include: ./_part.md-->', 'Name the page .mdx, and write "import Part from'],
  ['<!-- #include file="part.md" -->', 'Name the page .mdx'],
  ['--8<-- "part.md"', 'Name the page .mdx'],
  ["import Part from './_part.mdx'", 'Name the page .mdx, or reword the line.'],
  ['<!-- truncate -->', 'Write <!-- excerpt -->'],
  ['<<< ./_x.ts#lamp', 'Write an empty fence with file="./_lamp.ts".'],
  ['!!! note', 'Write a callout: ":::note[Title]"'],
  ['???+ tip', 'Write a callout'],
  ['.. warning::', 'Write a callout'],
  ['=== "Oil"', 'Write <Tabs> with <Tab label="…">.'],
  ['{% hint style="info" %}', 'Remove it, or write what it means.'],
  ['{{ $frontmatter.title }}', 'Write its value'],
  ['{{< ref "a.md" >}}', 'Write its value'],
  ['[[Other page]]', 'Write [words](/address)'],
  ['![[lamp.png]]', 'Write [words](/address)'],
  ['*[CLI]: Command line', 'Write <abbr title="…">.'],
  ['==bright==', 'Write <mark>…</mark>.'],
  [':rocket:', 'Write the sign itself'],
  [':+1:', 'Write the sign itself'],
])('%s is reported', (mark, fix) => {
  expect(found(mark)).toEqual([expect.stringContaining(isMark(mark) + fix)]);
});

test('all marks on a line are reported', () => {
  expect(found(':rocket: and :smile: and [[toc]]')).toHaveLength(3);
});

test('an explicit anchor on a heading is reported in .md and .mdx pages', () => {
  expect(found('## Two {#by-hand}')).toEqual([
    expect.stringContaining(
      '3: "{#by-hand}" is syntax of another tool. Remove it: headings get their anchors',
    ),
  ]);
  expect(found('## Two {#by-hand}', 'page.mdx')).toEqual([
    expect.stringContaining('Headings get anchors without "{#…}".'),
  ]);
  for (const text of ['## Two {: .wide }', '![A lamp](/a.svg){width=50%}']) {
    expect(found(text)).toHaveLength(1);
  }
});

test.each([
  'It is $b_{1} = \\frac{2}{3}$ in all.',
  'It is $a^2$.',
  'It is $10^{12}$.',
  '$$\n\\sum_{0}^{9}\n$$',
  '$$ x^2 $$',
])('the formula in %j is reported once', (text) => {
  for (const file of ['page.md', 'page.mdx']) {
    expect(found(text, file)).toEqual([expect.stringMatching(/^3: formulas are not supported\. /)]);
  }
});

test.each(['So x^{2} it is.', 'In a_{1} it is.', 'It is \\frac{1}{2}.'])(
  'the braces in %j are reported',
  (text) => {
    expect(found(text, 'page.mdx')).toEqual([expect.stringMatching(/^3: formulas are not supported\. /)]);
    expect(found('_{1 + 1}_ and ^`a` and `x`_b_ {1}', 'page.mdx')).toEqual([]);
  },
);

test.each([
  '`[[toc]]` and ``{% x %}`` and `:rocket:`',
  '```yaml\n{{ .Values.oil }}\n!!! note\n$a^2$\n```',
  '\\[[toc]] and \\:rocket: and \\{{ x }} and \\$a^2$',
  'At 12:30:45, a::b::c, host:port:path and https://example.com/:a:/b',
  'It costs $5 to $6, in $HOME/a_b and $PATH, ($A_B,$C).',
  'a == b == c, <!-- a comment -->',
  '- [x] [a]: and [[1, 2], [3]]',
  '<!-- prettier-ignore -->',
  ':::note{title="Mind the lamp"}\nText.\n:::',
])('%j is not reported', (text) => {
  expect(found(text)).toEqual([]);
});
