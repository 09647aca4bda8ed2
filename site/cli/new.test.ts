import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readEntry } from '../content/changelog/readEntry';
import { readDocument } from '../content/documents/readDocument';
import { runner } from '../fixtures/startBuild';
import { temporaryFolder } from '../fixtures/temporaryFolder';

const authors = 'ada:\n  name: Ada Lamb\nbea:\n  name: Bea\n';

/** Runs the command in a project with these files. */
function runNew(args: string[], files: Record<string, string> = {}, user = 'Ada Lamb') {
  const folder = temporaryFolder({ 'content/changelog/authors.yml': authors, ...files });
  const command = [runner, join(import.meta.dirname, 'new.ts'), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: user },
  });
  return { status, stdout, stderr, read: (path: string) => readFileSync(join(folder, path), 'utf8') };
}

test('writes a valid page, and adds it to its sidebar and the ledger', () => {
  const { read } = runNew(['page', '/guides/clean-up'], {
    'content/_sidebars.yml': 'main:\n  - items:\n      - index\n      - guides/lamps\n      - limits\n',
    'content/_addresses.txt': '# Published.\n/\n/guides/lamps\n',
  });
  const file = 'content/guides/clean-up.mdx';
  const { document, problems } = readDocument(read(file), 'guides/clean-up', file);
  expect(problems).toEqual([]);
  expect(document!.frontMatter.title).toBe('Clean up');
  expect(read('content/_sidebars.yml')).toContain(
    '- guides/lamps\n      - guides/clean-up\n      - limits\n',
  );
  expect(read('content/_addresses.txt')).toBe('# Published.\n/\n/guides/clean-up\n/guides/lamps\n');
});

test('prints the line to add to a sidebar that it cannot change', () => {
  const { stdout, read } = runNew(['page', 'clean-up'], {
    'content/_sidebars.yml': 'main: [\n',
  });
  expect(stdout).toContain('content/_sidebars.yml: add "- clean-up"');
  expect(read('content/_sidebars.yml')).toBe('main: [\n');
});

test.each([
  ['Cleo', 'content/changelog/authors.yml: Cleo, and its key as "authors" of the entry', '[]'],
  ['', 'authors.yml: you, and', '[]'],
  ['Bea', '', '[bea]'],
])('an entry by %j has the right author', (user, said, key) => {
  const { stdout, read } = runNew(['entry', 'Bright'], {}, user);
  expect(read('content/changelog/bright.mdx')).toContain(`authors: ${key}\n`);
  if (said) expect(stdout).toContain(said);
  else expect(stdout).not.toContain('authors.yml');
});

test('writes a valid entry, with the author from Git', () => {
  const { read } = runNew(['entry', 'Twice: äs `bright`!'], {
    'content/_addresses.txt': '/\n',
  });
  expect(read('content/_addresses.txt')).toBe('/\n/changelog/twice-as-bright\n');
  const file = 'content/changelog/twice-as-bright.mdx';
  const options = { folder: 'content/changelog', today: '2031-02-03', authors: new Set(['ada']) };
  const { entry, problems } = readEntry(read(file), file, options);
  expect(problems).toEqual([]);
  expect(entry).toMatchObject({ title: 'Twice: äs `bright`!', authors: ['ada'] });
});

describe('a component', () => {
  const before = `/** The design system. */
export { Badge } from './components/Badge/Badge';
export {
  Steps,
  type Step,
} from './components/Steps/Steps';
export { Table } from './components/Table/Table';
export { formatDate } from './formatDate';
`;

  test.each([
    ['Alarm', 1],
    ['StatusMeter', 2],
    ['Zebra', 7],
  ])('%s is exported in alphabetical order', (name, at) => {
    const { read } = runNew(['component', name], { 'ui/index.ts': before });
    const lines = before.split('\n');
    lines.splice(at, 0, `export { ${name} } from './components/${name}/${name}';`);
    expect(read('ui/index.ts')).toBe(lines.join('\n'));
  });
});

test.each<[args: string[], message: string]>([
  [['page', 'a'], 'content/a.mdx: this file already exists.'],
  [['page', 'Guides/Clean Up'], 'this path cannot be an address.'],
  [['page', '../x'], 'this path cannot be an address.'],
  [['entry', '?!'], 'this path cannot be an address.'],
  [['component', 'statusMeter'], 'ui/components/statusMeter: this cannot be the name of a component.'],
  [['component', '../Up'], 'this cannot be the name of a component.'],
  [['component', 'Card'], 'ui/components/Card: this component already exists.'],
  [['page'], 'Usage: npm run new'],
  [['blog', 'a'], 'Cannot create "blog": expected "page", "entry" or "component".'],
])('rejects %j', (args, message) => {
  const { status, stderr } = runNew(args, { 'content/a.mdx': '# A\n', 'ui/components/Card/Card.tsx': '' });
  expect(status).toBe(1);
  expect(stderr).toContain(message);
  expect(stderr).not.toMatch(/^\s+at /m);
});
