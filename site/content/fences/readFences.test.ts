import { describe, expect, test } from 'vitest';

import { temporaryFolder } from '../../fixtures/temporaryFolder';
import { formatProblems } from '../../problem';
import { sectionsOf } from '../../search/records/sections';
import { checkExamples } from '../../../.ci/content/checkExamples';
import { fencesIn } from '../documents/blocksIn';
import { readBody } from '../documents/readDocument';

const lamps = [
  'services:',
  '  # #region lamp',
  '  lamp:',
  '    # #region oil',
  '    oil: full',
  '    # #endregion',
  '',
  '    range: 12',
  '  # #endregion lamp',
  '  # #region fog',
  '  fog: {}',
].join('\r\n');

/** Overlapping regions, a repeated one, one with several words in its name, and comments that aren't marks. */
const wiring = [
  '\ufeff// #region wire',
  'const wire = 1;',
  '// #region bulb',
  'const bulb = 2;',
  '// #endregion wire',
  'const glow = 3; // see #region of the guide',
  '// #endregion bulb',
  '  {/* #region twice */}',
  '  <First />',
  '  {/* #endregion twice */}',
  '// #region auth.service 2',
  'const auth = 4;',
  '// #endregion auth.service 2',
  '  {/* #region twice */}',
  '  <Second />',
  '  {/* #endregion */}',
  '// region of the sea',
].join('\n');

const files = {
  'content/guides/_wiring.tsx': wiring,
  'content/guides/_sea.yml':
    '# region sea\ndeep: 1\n# endregion\n# region: north\n#region fog\nfog: 1\n#endregion\n',
  'content/guides/_app.cs':
    '#region Public API\nint a;\n#endregion // of it\n#Region "More"\nint b;\n#End Region\n',
  'content/guides/_latin.yml': Buffer.from('a: 1\nname: Z\xfcrich\n', 'latin1'),
  'content/guides/_lamps.yml': `${lamps}\r\n`,
  'content/guides/_broken.json': '{\n  "a": 1,\n  "b":\n}\n',
  'content/public/lamp.sql': 'SELECT 1;\n\nSELECT 2;\n',
  'secret.yml': 'key: 1\n',
};

/** Reads a page with a fence that starts on line 3. */
function read(info: string, text = '') {
  const content = { root: temporaryFolder(files), folder: 'content' };
  const file = 'content/guides/night.mdx';
  const { tree, problems } = readBody(`Text.\n\n\`\`\`${info}\n${text}\`\`\`\n`, file, content);
  return { file, source: '', tree: tree!, text: fencesIn(tree!)[0]!.value, problems };
}

describe('a fence has the text of', () => {
  test.each([
    ['a file, from the folder of the page', 'sql file="../public/lamp.sql"', 'SELECT 1;\n\nSELECT 2;'],
    ['a file, from the folder of all pages', 'sql file="/public/lamp.sql"', 'SELECT 1;\n\nSELECT 2;'],
    ['a line', 'sql file="/public/lamp.sql#L3"', 'SELECT 2;'],
    ['lines', 'yaml file="./_lamps.yml#L3-L5" title="a.yml" {2}', 'lamp:\n  oil: full'],
    [
      'a region, without indent and marks',
      'yaml file="_lamps.yml#lamp"',
      'lamp:\n  oil: full\n\n  range: 12',
    ],
    ['a region in a region', 'yaml file="./_lamps.yml#oil"', 'oil: full'],
    ['a region up to its own end', 'tsx file="./_wiring.tsx#wire"', 'const wire = 1;\nconst bulb = 2;'],
    [
      'a region that begins in another, with code that says "region"',
      'tsx file="./_wiring.tsx#bulb"',
      'const bulb = 2;\nconst glow = 3; // see #region of the guide',
    ],
    ['all parts of a region', 'tsx file="./_wiring.tsx#twice"', '<First />\n<Second />'],
    ['a region with dots and words', 'tsx file="./_wiring.tsx#auth.service 2"', 'const auth = 4;'],
    ['a comment that only begins like a mark', 'tsx file="./_wiring.tsx#L17"', '// region of the sea'],
    ['a file without the sign of its encoding', 'tsx file="./_wiring.tsx#L2"', 'const wire = 1;'],
    ['a region as editors fold it', 'yaml file="./_sea.yml#sea"', 'deep: 1'],
    ['a region next to words', 'yaml file="./_sea.yml#L4-L7"', '# region: north\nfog: 1'],
    ['a region of C#', 'csharp file="./_app.cs#More"', 'int b;'],
    ['a region with a remark at its end', 'csharp file="./_app.cs#Public API"', 'int a;'],
  ])('%s', (_, info, text) => {
    const found = read(info);
    expect(formatProblems(found.problems)).toBe('');
    expect(found.text).toBe(text);
  });
});

const paths = 'Paths start from the page, "./_lamp.yml", or from content/, "/guides/_lamp.yml".';

test.each([
  [
    'file="./_lmaps.yml"',
    `the file content/guides/_lmaps.yml does not exist.\n  Did you mean "/guides/_lamps.yml"? ${paths}`,
  ],
  ['file="../guides"', `the file content/guides does not exist.\n  ${paths}`],
  [
    'file="../../secret.yml"',
    'the file secret.yml is outside of content/.\n  Move or copy it into content/.',
  ],
  [
    'file="./_lamps.yml#L10-L12"',
    'content/guides/_lamps.yml has 11 lines, so it does not have L10-L12.\n  Correct the numbers, or name a region, which moves with its lines.',
  ],
  [
    'file="./_lamps.yml#L5-L3"',
    'content/guides/_lamps.yml has 11 lines, so it does not have L5-L3.\n  Correct the numbers, or name a region, which moves with its lines.',
  ],
  [
    'file="./_lamps.yml#lmap"',
    'content/guides/_lamps.yml has no region "lmap".\n  Did you mean "lamp"? Begin it with the comment "#region lmap", end it with "#endregion". Where "#" begins a comment, write "# #region lmap".',
  ],
  [
    'file="./_lamps.yml#fog"',
    'content/guides/_lamps.yml does not end the region "fog".\n  Begin it with the comment "#region fog", end it with "#endregion". Where "#" begins a comment, write "# #region fog".',
  ],
])('%s is reported with the place of the fence, the expected value and the nearest name', (file, message) => {
  expect(formatProblems(read(`yaml ${file}`).problems)).toBe(`content/guides/night.mdx:3: ${message}`);
});

test('bytes in another encoding are reported with their line', () => {
  expect(formatProblems(read('yaml file="./_latin.yml"').problems)).toContain(
    'content/guides/_latin.yml:2: found "\ufffd": this is not UTF-8.',
  );
});

test('a fence with a file cannot have other text, and a diagram cannot have a file', () => {
  expect(formatProblems(read('sql file="/public/lamp.sql"', 'SELECT 3;\n').problems)).toContain(
    'night.mdx:3: the fence has lines in addition to those of content/public/lamp.sql.',
  );
  expect(read('sql file="/public/lamp.sql"', '  \n').problems).toEqual([]);
  expect(formatProblems(read('dot file="/public/lamp.sql"').problems)).toContain(
    `night.mdx:3: a "dot" fence can't have "file".`,
  );
});

test('lines to highlight are checked against the file', () => {
  expect(formatProblems(read('sql file="/public/lamp.sql" {4}').problems)).toContain(
    'the fence does not have all of the lines {4}.',
  );
});

test('search finds the text, and a mistake in it is reported with its place in the file', async () => {
  expect(sectionsOf(read('sql file="/public/lamp.sql"').tree)[0]!.text).toContain('SELECT 2;');
  const [whole] = await checkExamples(read('json file="./_broken.json"'));
  expect(whole).toMatchObject({ file: 'content/guides/_broken.json', line: 4 });
  const [part] = await checkExamples(read('json file="./_broken.json#L3-L4"'));
  expect(part).toMatchObject({ file: 'content/guides/_broken.json', line: 3 });
});
