import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { JsonBlock } from './JsonBlock';

const markup = (props: Pick<ComponentProps<typeof JsonBlock>, 'texts' | 'first'>) =>
  renderToStaticMarkup(createElement(JsonBlock, { title: 'Response', ...props }));

/** The numbers of rendered elements and characters. */
function drawn(texts: string[], first?: number): { elements: number; characters: number } {
  const html = markup({ texts, first });
  const shown = html.replace(/<span hidden="">[^<]*<\/span>/g, '');
  return { elements: html.split('<').length, characters: shown.replace(/<[^>]*>/g, '').length };
}

const list = (length: number) => `[${'1,'.repeat(length)}1]`;

test.each([
  ['10,000 nested lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  ['10,000 nested objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['a list of 5 million numbers', list(5_000_000)],
  ['the first megabyte of a longer response', list(1_000_000).slice(0, 1_000_000)],
  ['one text of 10 MB', JSON.stringify('x'.repeat(10_000_000))],
  ['a million lines that are not JSON', 'line\n'.repeat(1_000_000)],
  ['what ends inside of a text', `["${'x'.repeat(1_000_000)}`],
])('%s takes few elements and characters', (_, text) => {
  const { elements, characters } = drawn([text]);
  expect(elements).toBeLessThan(20_000);
  expect(characters).toBeLessThan(250_000);
});

test('200 long messages need few elements', () => {
  expect(
    drawn(
      Array.from({ length: 200 }, () => list(10_000)),
      1,
    ).elements,
  ).toBeLessThan(30_000);
});

test('a short response is rendered whole, a long one says that there is more', () => {
  const html = (length: number) => markup({ texts: [list(length)] });
  expect(html(1900).match(/class="line"/g)).toHaveLength(1903);
  expect(html(3000).match(/class="line"/g)).toHaveLength(2000);
  expect(html(3000)).toContain('The rest is in the download.');
  expect(html(1900)).not.toContain('The rest is in the download.');
});
