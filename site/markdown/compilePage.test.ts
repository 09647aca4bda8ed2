import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { temporaryFolder } from '../fixtures/temporaryFolder';
import { compilePage } from './compilePage';

const compile = (source: string, name = 'sync.mdx', base = '/docs/', root = '/site/content') =>
  compilePage(
    {
      source,
      filepath: join(root, name),
      context: { data: { title: 'Sync', description: 'Brings data.', alternates: [] } },
    },
    { contentRoot: root, base },
  );

test('a page becomes a module with its links and the data that the site has about it', async () => {
  const code = await compile('# Sync\n\nSee [the way](./way.md).\n', 'sync.md');
  expect(code).toContain('export default function MDXContent');
  expect(code).toContain('/docs/way');
  expect(code).toContain('"description":"Brings data."');
  expect(code).toContain('"alternates":[]');
});

test('a page imports its sidebar, so that pages that share it have one copy', async () => {
  const context = {
    data: { title: 'Sync' },
    sidebarSource: { module: '/cache/_sidebars.json', hash: '8f3a' },
  };
  const page = { source: '# Sync\n', filepath: '/site/content/sync.mdx', context };
  const code = await compilePage(page, { contentRoot: '/site/content', base: '/' });
  expect(code).toContain('import _sidebars from "/cache/_sidebars.json";');
  expect(code).toContain(`MDXContent.__RSPRESS_PAGE_META["sync.mdx"].sidebar = _sidebars['8f3a'];`);
});

test('links of a page have the base, including the links of requests', async () => {
  const fence = '```json try="/api/job.proto#jobservice.getjob"\n{}\n```\n';
  const code = await compile(`${fence}\n<b>[a](/way)</b>\n`);
  expect([...code.matchAll(/href: "([^"#~]*)/g)].map(([, href]) => href)).toEqual([
    '/docs/api/job.proto',
    '/docs/way',
  ]);
});

test('a page is MDX: it can have imports, exports and expressions', async () => {
  const code = await compile(
    "import Part from './_part.mdx';\n\nexport const oil = 2;\n\n<Part n={oil + 1} /> {oil}\n",
  );
  expect(code).toContain('import Part from');
  expect(code).toMatch(/_jsx\(_WithPlace, \{\s*n: oil \+ 1,\s*_place: \{\s*component: Part,\s*name: "Part"/);
});

test('a page gets the names in a partial from the module of the partial, even if it has the same names', async () => {
  const root = temporaryFolder({
    'parts/_part.mdx':
      "import { Lamp } from './_Lamp';\n\nexport const oil = 1;\n\n<Lamp on={oil} {...{ oil }} />\n\n{[1].map((oil) => <Lamp key={oil} />)} {props.a.b} {(props) => props.a}\n",
    'parts/_Lamp.tsx': '',
  });
  const text = "import Part from './parts/_part.mdx';\n\nexport const oil = 2;\n\n<Part a={{ b: 3 }} />\n";
  const code = (await compile(text, 'sync.mdx', '/', root)).replace(/\s+/g, ' ');
  expect(code).toContain(
    'on: Part.scope.oil, oil: Part.scope.oil, _place: { component: Part.scope.Lamp, name: "Lamp"',
  );
  expect(code).toContain(
    '"file": "content/parts/_part.mdx", "line": 5'.replace('content', root.split('/').at(-1)!),
  );
  expect(code).toContain('[1].map(oil => _jsx(Part.scope.Lamp, {}, oil))');
  expect(code).toMatch(/_evaluate\(\(\) => Object\(\{ "?a"?: \{ b: 3 \} \}\)\.a\.b/);
  expect(code).toContain('props => props.a');
  const partial = {
    source: 'export const oil = 1;\n',
    filepath: join(root, '_part.mdx'),
    context: undefined,
  };
  expect(await compilePage(partial, { contentRoot: root, base: '/' })).toContain(
    'MDXContent.scope = { oil };',
  );
});

test('a page is compiled with the saved version of its partials, nested ones included', async () => {
  const root = temporaryFolder({
    '_part.mdx': "import Nested from './_nested.mdx';\n\n<Nested />\n",
    '_nested.mdx': 'Old.\n',
  });
  const source = "import Part from './_part.mdx';\n\n<Part />\n";
  const filepath = join(root, 'sync.mdx');
  const read: string[] = [];
  const compiled = () => {
    read.length = 0;
    const addDependency = (path: string) => void read.push(path);
    return compilePage({ source, filepath, context: {}, addDependency }, { contentRoot: root, base: '/' });
  };
  expect(await compiled()).toContain('Old.');
  writeFileSync(join(root, '_nested.mdx'), 'New.\n');
  expect(await compiled()).toContain('New.');
  expect(read).toEqual([join(root, '_part.mdx'), join(root, '_nested.mdx')]);
});

test('a picture has its size and is loaded lazily, in Markdown and in elements', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40" />';
  const gif = Buffer.from('R0lGODdhAwACAIAAAAAAAP///ywAAAAAAwACAAACAoRRADs=', 'base64');
  const root = temporaryFolder({
    'public/my lamp.svg': svg,
    'public/oil.svg': svg,
    'public/oil.dark.svg': svg,
    'public/dot.gif': gif,
  });
  const codeOf = async (source: string) =>
    (await compile(source, 'sync.mdx', '/docs/', root)).replace(/\s+/g, ' ');
  expect(await codeOf('![Lamp](/my%20lamp.svg)\n')).toContain(
    'src: "/docs/my%20lamp.svg", alt: "Lamp", loading: "lazy", width: "60", height: "40" }',
  );
  expect(await codeOf('<img src="/dot.gif" alt="" width="9" />\n')).toMatch(
    /loading: "lazy", width: 3, height: 2, src: "\/docs\/dot\.gif", alt: "", width: "9"/,
  );
  expect(await codeOf('![Oil](/oil.svg)\n')).toContain('"data-dark": ""');
  expect(await codeOf('![Oil][oil]\n\n[oil]: /oil.svg\n')).toMatch(/src: "\/docs\/oil\.svg".* height: "40"/);
  expect(await codeOf('<video src="/dot.gif" poster="/oil.svg" />\n')).not.toContain('loading');
});

test('a rotated photo has its displayed size', async () => {
  // Markers of a JPEG from a camera held sideways: 3 by 2 pixels, displayed as 2 by 3.
  const exif = '45786966000049492a0008000000010012010300010000000600000000000000';
  const jpeg = `ffd8ffe1${(exif.length / 2 + 2).toString(16).padStart(4, '0')}${exif}ffc0000b080002000301012200ffd9`;
  const root = temporaryFolder({ 'public/lamp.jpg': Buffer.from(jpeg, 'hex') });
  expect(await compile('![Lamp](/lamp.jpg)\n', 'sync.mdx', '/', root)).toMatch(/width: "2",\s*height: "3"/);
});

test('a file with the extension of a page is linked as a file', async () => {
  const root = temporaryFolder({ 'public/notes.md': 'Notes.\n' });
  const code = await compile('[a](/notes.md) [b](/page.md#x)\n', 'sync.mdx', '/docs/', root);
  expect([...code.matchAll(/href: "([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/docs/notes.md',
    '/docs/page#x',
  ]);
});

test('a fence has the current text of its file, and the file is a dependency of the page', async () => {
  const root = temporaryFolder({ '_lamp.yml': 'oil: full\n' });
  const source = '```yaml file="./_lamp.yml"\n```\n';
  const filepath = join(root, 'sync.mdx');
  const read: string[] = [];
  const addDependency = (path: string) => void read.push(path);
  const page = { source, filepath, context: undefined, addDependency };
  const code = await compilePage(page, { contentRoot: root, base: '/' });
  expect(code).toContain('full');
  expect(read).toEqual([join(root, '_lamp.yml')]);
});

test('a page that cannot be compiled reports the reason', async () => {
  await expect(compile('<Open>\n')).rejects.toThrow(/closing tag/);
});

describe('text or data', () => {
  const fence = (info: string) => `\n\`\`\`${info}\nx\n\`\`\`\n`;
  const titleOf = async (source: string) => /"data-title": "([^"]*)"/.exec(await compile(source))?.[1];

  test.each(['text', 'json', ''])('in "%s" right after a command is its output', async (lang) => {
    expect(await titleOf(fence('bash') + fence(lang))).toBe('Output');
  });

  test.each([
    ['after words', `${fence('bash')}\nIt prints:\n${fence('text')}`, undefined],
    ['after data', fence('yaml') + fence('text'), undefined],
    ['with a title', fence('bash') + fence('text title="users.txt"'), 'users.txt'],
    ['that is a command', fence('bash') + fence('sql'), undefined],
  ])('%s is not labeled as output', async (_, source, title) => {
    expect(await titleOf(source)).toBe(title);
  });
});
