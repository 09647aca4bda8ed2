import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';

import { rehypeElements } from './rehypeElements';

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeElements).use(rehypeStringify);
const run = async (html: string) => String(await processor.process(html));

describe('headings', () => {
  test('have the label of their permalink, and keep their links', async () => {
    expect(await run('<h2 id="a">Use <code>sync</code> <a href="/x">now</a></h2>')).toBe(
      '<h2 id="a" permalinkLabel="Link to “Use sync now”">Use <code>sync</code> <a href="/x">now</a></h2>',
    );
  });

  test('of level 1 have no permalink label', async () => {
    expect(await run('<h1 id="a">A</h1>')).toBe('<h1 id="a">A</h1>');
  });
});

test.each(['https://example.com', 'HTTP://example.com', '//example.com'])(
  'a link to %s opens in a new tab',
  async (href) => {
    expect(await run(`<a href="${href}">A</a>`)).toBe(
      `<a href="${href}" rel="noopener noreferrer" target="_blank">A</a>`,
    );
  },
);

test.each(['/cli', '#a', 'mailto:a@example.com'])('a link to %s opens in the same tab', async (href) => {
  expect(await run(`<a href="${href}">A</a>`)).toBe(`<a href="${href}">A</a>`);
});

describe('tables', () => {
  const table = (columns: number, ...names: string[]) => {
    const head = '<th>H</th>'.repeat(columns);
    const rows = names.map(
      (name) =>
        `<tr><td>${name}</td>${'<td>A long text that counts for nothing</td>'.repeat(columns - 1)}</tr>`,
    );
    return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  };

  test.each([1, 2, 6])('have the number of their columns, %i', async (columns) => {
    expect(await run(table(columns, 'a'))).toContain(`data-columns="${columns}"`);
  });

  test('are labeled by the heading above, and each cell except the first has the label of its column', async () => {
    const rows = '<tr><td>host</td><td>Yes</td><td>None</td></tr>';
    const head = '<tr><th>Field</th><th>Required</th><th></th></tr>';
    const html = await run(`<h2 id="fields">Fields</h2><table>${head}${rows}</table>`);
    expect(html).toContain('aria-labelledby="fields"');
    expect(html).toContain(
      '<tr><td role="rowheader">host</td><td data-answer="yes" data-label="Required">Yes</td><td>None</td></tr>',
    );
  });

  test('do not break flags', async () => {
    const flag = '<code>--destination-connection-url</code>';
    expect(await run(`<table><tr><td>${flag}</td></tr></table>`)).toContain(flag);
  });

  test('mark cells that phones leave out, and give meanings no label', async () => {
    const cells = (tag: string, ...texts: string[]) =>
      texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
    const head = cells('th', 'Name', 'Required', 'Default', 'Meaning');
    const rows = [cells('td', 'A', 'No', '–', 'A host.'), cells('td', 'B', 'Yes', '1', '–')];
    const html = await run(`<table><tr>${head}</tr><tr>${rows.join('</tr><tr>')}</tr></table>`);
    expect(html).toContain(
      '<td data-answer="no" data-absent="">No</td><td data-absent="">–</td><td>A host.</td>',
    );
    expect(html).toContain(
      '<td data-answer="yes" data-label="Required">Yes</td><td data-label="Default">1</td><td>–</td>',
    );
  });
});

test('cells have the alignment of their column as a data attribute', async () => {
  const table = '<table><tbody><tr><td>1</td><td align="right">2</td></tr></tbody></table>';
  expect(await run(table)).toContain('<td data-align="right">2</td>');
});

test.each([
  ['transform_int64_phone', 'transform_<wbr>int64_<wbr>phone'],
  ['__initialize_everything', '__<wbr>initialize_<wbr>everything'],
  ['mgmt.v1alpha1.JobService', 'mgmt.<wbr>v1alpha1.<wbr>Job<wbr>Service'],
  ['/etc/neosync/certificates', '/<wbr>etc/<wbr>neosync/<wbr>certificates'],
  ['http://localhost:8080', 'http://<wbr>localhost:<wbr>8080'],
  ['--destination-open=25', '--destination-<wbr>open=<wbr>25'],
  ['linus.barnes@corp.example', 'linus.<wbr>barnes<wbr>@corp.example'],
  ['@neosync/sdk-for-browsers', '@neosync/<wbr>sdk-<wbr>for-<wbr>browsers'],
  ['127.0.0.1', '127.0.0.1'],
  ['transform_email', 'transform_email'],
])('%s in a cell with text breaks at its word boundaries if it is long', async (name, broken) => {
  const table = (text: string) =>
    `<table><tbody><tr><td><code>${name}</code></td><td>The same value, in words or as <code>${text}</code>.</td></tr></tbody></table>`;
  const html = await run(table(name));
  expect(html).toContain(
    `<td>The same value, in words or as <code>${broken.replaceAll('<wbr>', '<wbr aria-hidden="true">')}</code>.</td>`,
  );
});

test('a value alone in its cell breaks at its word boundaries sooner, and the name of a row does not', async () => {
  const cell = '<td><code>transform_email</code></td>';
  const html = await run(`<table><tbody><tr>${cell}${cell}</tr></tbody></table>`);
  expect(html.match(/<code.*?<\/code>/g)!.map((code) => code.includes('<wbr'))).toEqual([false, true]);
});

test.each(['select now() as the_time_here', 'e'.repeat(40), `${'e'.repeat(25)}@corp.example`])(
  '%s in a cell can break anywhere',
  async (value) => {
    const html = await run(`<table><tbody><tr><td><code>${value}</code></td></tr></tbody></table>`);
    expect(html.replaceAll(/<wbr[^>]*>/g, '')).toContain(`<code data-breaks="anywhere">${value}</code>`);
  },
);

test('inline code of more than 40 characters can break; shorter code stays on one line', async () => {
  const [whole, long] = ['e'.repeat(40), 'e'.repeat(41)];
  for (const tag of ['p', 'li']) {
    expect(await run(`<${tag}><code>${whole}</code><code>${long}</code></${tag}>`)).toContain(
      `<code>${whole}</code><code data-breaks="anywhere">${long}</code>`,
    );
  }
});
