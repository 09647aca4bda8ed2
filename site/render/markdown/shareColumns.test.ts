import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { rehypeElements } from './rehypeElements';

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeElements).use(rehypeStringify);

const cells = (name: string, texts: string[]) => texts.map((text) => `<${name}>${text}</${name}>`).join('');
const table = (heads: string[], ...rows: string[][]) =>
  `<table><thead><tr>${cells('th', heads)}</tr></thead><tbody>${rows
    .map((row) => `<tr>${cells('td', row)}</tr>`)
    .join('')}</tbody></table>`;

/** The widths of each table, or none. */
async function widthsOf(...tables: string[]): Promise<(number[] | undefined)[]> {
  const html = String(await processor.process(tables.join('<p>Words.</p>')));
  return [...html.matchAll(/<table([^>]*)>/g)].map(([, attributes]) =>
    /data-column-widths="([^"]+)"/.exec(attributes!)?.[1]!.split(' ').map(Number),
  );
}

const prose = 'Seconds that a request waits for an answer before the client gives up and tries again.';
const flags = ['Flag', 'Default', 'Meaning'];

test('tables of the same columns share widths, whatever is in each of them', async () => {
  const [first, second] = await widthsOf(
    table(flags, ['<code>--a</code>', '5', prose]),
    table(flags, ['<code>--destination-url</code>', 'none', prose]),
  );
  expect(first).toHaveLength(2);
  expect(second).toEqual(first);
});

test('a column has room for the longest word in it', async () => {
  const long = '<code>--destination-url-x</code>';
  const [narrow] = await widthsOf(...[1, 2].map(() => table(flags, ['<code>--a</code>', '5', prose])));
  const [wide] = await widthsOf(
    table(flags, ['<code>--a</code>', '5', prose]),
    table(flags, [long, '5', prose]),
  );
  expect(wide![0]).toBeGreaterThan(narrow![0]!);
  expect(wide![0]! / 100).toBeGreaterThan('--destination-url-x'.length / 88);
});

test.each([
  ['alone with its columns', [table(flags, ['a', 'b', prose]), table(['Key', 'Meaning'], ['a', prose])]],
  ['of one column', [table(['Name'], ['a']), table(['Name'], ['b'])]],
  ['that scrolls', [table([...flags, 'D', 'E'], [...'abcde']), table([...flags, 'D', 'E'], [...'abcde'])]],
  [
    'with no room for its last column',
    [1, 2].map(() => table(flags, ['a'.repeat(40), 'b'.repeat(40), prose])),
  ],
])('a table %s lays itself out', async (_, tables) => {
  expect(await widthsOf(...tables)).toEqual([undefined, undefined]);
});
