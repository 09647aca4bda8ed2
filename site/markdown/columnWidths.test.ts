import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';

import { rehypeElements } from './rehypeElements';

const processor = unified().use(rehypeParse, { fragment: true }).use(rehypeElements).use(rehypeStringify);

const table = (...rows: string[][]) => {
  const [head, ...body] = rows.map((cells, row) => {
    const tag = row === 0 ? 'th' : 'td';
    return `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  });
  return `<table><thead>${head}</thead><tbody>${body.join('')}</tbody></table>`;
};
const code = (name: string) => `<code>${name}</code>`;
const sentences = 'It was stopped by an error, which the page of the run shows. '.repeat(3);

/** The number of code characters that fit each column of each table, in an article with 87 per line. */
async function columnsOf(html: string): Promise<number[][]> {
  const result = String(await processor.process(html));
  return Array.from(result.matchAll(/<colgroup>(.*?)<\/colgroup>/g), ([, columns]) =>
    Array.from(columns!.matchAll(/width="([\d.]+)%"/g), ([, width]) => (Number(width) / 100) * 87),
  );
}

describe('columns', () => {
  test('do not break code names next to sentences', async () => {
    const name = 'JOB_RUN_STATUS_TERMINATED';
    const [columns] = await columnsOf(table(['Status', 'Meaning'], [code(name), sentences]));
    expect(columns![0]).toBeGreaterThanOrEqual(name.length);
    expect(columns![0]).toBeLessThan(name.length + 4);
  });

  test('leave 24 characters for sentences, and break the longest names before shorter ones', async () => {
    const [long, short] = ['get_connection_data_stream_'.repeat(3), 'get_connection_data_stream'];
    const rows = [[code(long), sentences], ...Array.from({ length: 9 }, () => [code(short), sentences])];
    const [columns] = await columnsOf(table(['Method', 'Meaning'], ...rows));
    expect(columns![0]).toBeGreaterThanOrEqual(short.length);
    expect(columns![0]).toBeLessThan(long.length);
    expect(columns![1]).toBeGreaterThanOrEqual(24);
  });

  test('do not break the name of a row, even if another column gets an extra line', async () => {
    const names = ['RUN_LOGS_LOKICONFIG_BASEURL', 'AUTH_ENABLED', 'HOST', 'PORT'];
    const sentence = 'It was stopped by an error, which the page of the run shows.';
    const rows = names.map((name) => [code(name), 'With auth', code('schema_migrations'), sentence]);
    const [columns] = await columnsOf(table(['Variable', 'Required', 'Default', 'Meaning'], ...rows));
    expect(columns![0]).toBeGreaterThanOrEqual(names[0]!.length);
  });

  test('are the same in tables with the same headers, whatever their rows', async () => {
    const [first, second, other] = await columnsOf(
      table(['Flag', 'Meaning'], [code('--config'), 'A file.']) +
        table(['Flag', 'Meaning'], [code('--destination-connection-url'), sentences]) +
        table(['Flag', 'Effect'], [code('--config'), 'A file.']),
    );
    expect(first).toEqual(second);
    expect(other).not.toEqual(first);
  });

  test('with sentences share the space in proportion to their text', async () => {
    const [columns] = await columnsOf(table(['Cause', 'Fix'], [sentences, sentences.repeat(2)]));
    expect(columns![1]).toBeGreaterThan(columns![0]! * 1.7);
  });

  test('fill the whole line', async () => {
    for (const columns of await columnsOf(table(['A', 'B', 'C'], ['1', '2', '3']) + table(['A'], ['1']))) {
      expect(columns.reduce((sum, width) => sum + width, 0)).toBeCloseTo(87, 0);
    }
  });
});
