import { expect, test } from 'vitest';

import { readPackages } from '../go/readPackages';
import { environmentOf, environmentOfScript, environmentSet } from './environment';

/** What is found in the body of a function, without the file. */
function read(body: string) {
  const packages = readPackages(new Map([['a/a.go', `package a\n\nfunc f() {\n${body}\n}\n`]]));
  const found = environmentOf(packages.get('a.f')!, packages);
  return Object.fromEntries(
    Object.entries(found).map(([name, fact]) => [name, { ...fact, file: undefined }]),
  );
}

test.each([
  ['a value', '\tx := viper.GetString("A")\n\tif x == "" {\n\t\treturn "y" // why\n\t}', 'y'],
  ['another value for it', '\tx := viper.GetInt("A")\n\tif x <= 0 {\n\t\tx = 100_000\n\t}', '100000'],
  ['a time', '\tx := viper.GetInt("A")\n\tif x == 0 {\n\t\treturn 5 * time.Second\n\t}', '5'],
  [
    'a local',
    '\tx := viper.GetString("A")\n\tif x == "" {\n\t\ty := jwt.RS256\n\t\treturn &y, nil\n\t}',
    'jwt.RS256',
  ],
  [
    'the other branch',
    '\tx := viper.GetString("A")\n\tif x != "" {\n\t\tk = x\n\t} else {\n\t\tk = "z"\n\t}',
    'z',
  ],
  [
    'a value like the empty one',
    '\tx := viper.GetString("A")\n\tif x == "" || x == "delta" {\n\t\treturn f()\n\t}',
    'delta',
  ],
  [
    'a switch',
    '\tx := viper.GetString("A")\n\tswitch up(x) {\n\tcase "B":\n\t\treturn b\n\tdefault:\n\t\treturn log.Info\n\t}',
    'log.Info',
  ],
])('knows what an unset variable stands for: %s', (_, body, value) => {
  expect(read(body).A?.default).toBe(value);
});

test('knows a variable that must be set, and one that stands for nothing', () => {
  expect(
    read('\tx := viper.GetString("A")\n\tif x == "" {\n\t\treturn "", fmt.Errorf("no A")\n\t}').A,
  ).toMatchObject({
    required: true,
  });
  expect(read('\tx := viper.GetString("A")\n\tif x == "" {\n\t\treturn nil\n\t}').A?.default).toBeUndefined();
});

test('gives a switch its "false", unless the code tells an unset one from both', () => {
  expect(read('\treturn viper.GetBool("A")')).toEqual({
    A: { type: 'bool', default: 'false', file: undefined },
  });
  expect(
    read('\tif viper.GetString("A") == "" {\n\t}\n\treturn viper.GetBool("A")').A?.default,
  ).toBeUndefined();
});

test('reads calls over several lines and names of which users choose the end', () => {
  expect(Object.keys(read('\tx := os.Getenv(\n\t\t"A_B",\n\t)\n\tuserEnvPrefix = "USER_"\n'))).toEqual([
    'USER_*',
    'A_B',
  ]);
});

test('reads what TypeScript takes from the environment', () => {
  const source = `const a = process.env.A ?? 'x';
const b = process.env.B === 'true';
const c = process.env.C;
function d() { const val = process.env.D;
  return val ? val === 'true' : true; }`;
  expect(environmentOfScript(source, 'a.ts')).toEqual({
    A: { type: 'string', default: 'x', file: 'a.ts' },
    B: { type: 'bool', default: 'false', file: 'a.ts' },
    C: { type: 'string', default: undefined, file: 'a.ts' },
    D: { type: 'bool', default: 'true', file: 'a.ts' },
  });
});

test('reads what charts and Compose set', () => {
  expect(Object.keys(environmentSet('      - DB_HOST=db\nHOST: {{ .x }}\nkind: Secret\n', 'a'))).toEqual([
    'DB_HOST',
    'HOST',
  ]);
});
