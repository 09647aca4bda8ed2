import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { SiteError } from '../problem';
import { parseMarkdown } from '../content/documents/markdown';
import { remarkElements } from './remarkElements';

const processor = unified().use(remarkElements);
const run = async (source: string) =>
  (await processor.run(parseMarkdown(source, 'page.mdx'), { path: 'content/page.mdx' })) as Root;

const fence = (graph: string) => `\`\`\`dot title="Title" alt="In words."\n${graph}\n\`\`\``;

test('a fence in the language dot becomes a <Diagram>', async () => {
  const [before, diagram, after] = (await run(`Before.\n\n${fence('digraph { a -> b }')}\n\nAfter.\n`))
    .children;
  expect([before?.type, after?.type]).toEqual(['paragraph', 'paragraph']);
  expect(diagram).toMatchObject({
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: [
      { name: 'caption', value: 'Title' },
      { name: 'description', value: 'In words.' },
      { name: 'svg', value: expect.stringContaining('>a</text>') },
    ],
  });
});

test('several fences become several diagrams, also inside steps and tabs', async () => {
  const tree = await run(
    `${fence('digraph { a }')}\n\n${fence('digraph { b }')}\n\n1. Step\n\n   ${fence('digraph { c }').replaceAll('\n', '\n   ')}\n`,
  );
  expect(JSON.stringify(tree).match(/"name":"Diagram"/g)).toHaveLength(3);
  expect(JSON.stringify(tree)).not.toContain('digraph');
});

test('fences in other languages are code', async () => {
  const tree = await run('```text\ndigraph { a }\n```\n\n```\ndigraph { a }\n```\n');
  expect(tree.children).toMatchObject([{ name: 'CodeBlock' }, { name: 'CodeBlock' }]);
});

test.each([
  ['bash', '', 'text', '', { title: 'Output', output: true, 'data-title': 'Output' }],
  ['sql', '', 'json', '', { title: 'Output', output: true, 'data-title': 'Output' }],
  ['text', '', 'text', ' title="Output"', { title: 'Output', output: true, 'data-title': 'Output' }],
  ['bash', '', 'text', ' title="rows.txt"', { title: 'rows.txt', 'data-title': 'rows.txt' }],
  ['yaml', '', 'json', '', { title: 'JSON' }],
  ['yaml', '', 'hcl', '', { title: 'HashiCorp HCL' }],
  ['yaml', '', 'bash', '', { title: 'Terminal' }],
  ['yaml', '', 'text', '', {}],
])('after %s%s, %s%s has the right title', async (first, meta, second, own, expected) => {
  const { children } = await run(`\`\`\`${first}${meta}\na\n\`\`\`\n\n\`\`\`${second}${own}\n1\n\`\`\`\n`);
  const { attributes } = children[1] as MdxJsxFlowElement;
  const all = Object.fromEntries(
    attributes.map((one) => ['name' in one && one.name, typeof one.value === 'string' ? one.value : true]),
  );
  expect(all).toEqual({ ...expected, 'data-language': second, subject: '“1”' });
});

test('the label of the copy button is the first copied line', async () => {
  const source = '```yaml lineNumbers\na: 1 # [!code --]\na: 2 # [!code ++]\n```\n';
  const [block] = (await run(source)).children as [MdxJsxFlowElement];
  expect(block.attributes).toContainEqual(expect.objectContaining({ name: 'subject', value: '“a: 2”' }));
  expect(JSON.stringify(block)).toContain('<ins class=\\"numbered added\\">');
});

test('the copy buttons of blocks with the same first line are numbered', async () => {
  const same = '```bash\nlight\n```\n';
  const { children } = await run(`${same}\n\`\`\`bash\nring\n\`\`\`\n\n> ${same.replaceAll('\n', '\n> ')}\n`);
  expect(JSON.stringify(children).match(/(?<="name":"subject","value":")[^"]*/g)).toEqual([
    '“light”, 1 of 2',
    '“ring”',
    '“light”, 2 of 2',
  ]);
});

test('a diagram that cannot be drawn is a problem with its place', async () => {
  await expect(run(`Text.\n\n${fence('digraph {\n  a => b\n}')}\n`)).rejects.toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ file: 'content/page.mdx', line: 5 })] }),
  );
  await expect(run('```dot\ndigraph { a }\n```\n')).rejects.toThrow(SiteError);
});

test('a request to a method has a link below it', async () => {
  const address = '/api/job.proto#jobservice.getjob';
  const [code, lead] = (await run(`\`\`\`json title="A" try="${address}"\n{ "id": "1" }\n\`\`\`\n`)).children;
  expect(code).toMatchObject({
    name: 'CodeBlock',
    attributes: [
      { name: 'title', value: 'A' },
      { name: 'subject', value: '“{ "id": "1" }”' },
      { name: 'data-language', value: 'json' },
      { name: 'data-title', value: 'A' },
    ],
  });
  expect(lead).toMatchObject({ children: [{ type: 'link', url: expect.stringContaining(address) }] });
});

test('a screen without valid content is a problem', async () => {
  await expect(run('```screen name="a"\nplace: [\n```\n')).rejects.toThrow(SiteError);
});
