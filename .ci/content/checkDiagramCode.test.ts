import { describe, expect, test } from 'vitest';

import { checkDiagramCode } from './checkDiagramCode';
import { pageOf } from './readPages';

/** The problems with a diagram on a page with a text. */
async function check(text: string, graph: string) {
  const page = `# A\n\n${text}\n\n\`\`\`dot title="A title" alt="In words."\ndigraph { ${graph} }\n\`\`\`\n`;
  const problems = await checkDiagramCode(pageOf(page, 'content/page.mdx'));
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

const found = (name: string) => `5: the diagram has "${name}" as words, and the text has it as code.`;

describe('checkDiagramCode', () => {
  test('finds a code name set as text: in a box, next to words, in two lines, on an edge and of a zone', async () => {
    const text = 'Read `lamps`, `db1`, `neosync sync`, `CreateJobRun` and `host:3306`.';
    expect(await check(text, 'a [label="lamps\\nfiltered"]')).toEqual([found('lamps')]);
    expect(await check(text, 'a [label="to db1, later"]')).toEqual([found('db1')]);
    expect(await check(text, 'a [label="neosync\\nsync"]')).toEqual([found('neosync sync')]);
    expect(await check(text, 'a -> b [label="Create\\nJobRun"]')).toEqual([found('CreateJobRun')]);
    expect(await check(text, 'subgraph cluster_a { label="on host:3306"; a }')).toEqual([found('host:3306')]);
  });

  test('accepts it as code: by its class, its backticks, or its characters', async () => {
    const text = 'Read `lamps`, `neosync sync` and `lamp_id`.';
    const graph = 'a [label="lamps" class="accent code"]; b [label="`neosync\\nsync`"]; c [label="lamp_id"]';
    expect(await check(text, `${graph}; a -> b [label="reads \`lamps\`"]`)).toEqual([]);
  });

  test('accepts words that the text also uses as words, parts of words, and numbers', async () => {
    const text = 'Values: a value is in `value`. The port is `5432`, the column `id`, the file `env`.';
    expect(await check(text, 'a [label="value\\n5432"]; b [label="idle env-file"]')).toEqual([]);
  });

  test('finds a word with a code character even if the text uses it as a word', async () => {
    const text = 'The `jobRun` is a jobRun.';
    expect(await check(text, 'a [label="a jobRun"]')).toEqual([found('jobRun')]);
  });

  test('explains why a diagram cannot be drawn', async () => {
    expect(await check('Text.', 'a => b')).toEqual([expect.stringContaining('the diagram cannot be drawn')]);
  });
});
