import { describe, expect, test } from 'vitest';

import { argumentsAt, valueOf } from './expressions';
import { readPackages, type Packages } from './readPackages';
import { reach } from './reach';

const module = (files: Record<string, string>) =>
  readPackages(new Map(Object.entries({ 'go.mod': 'module x.io/a\n', ...files })));
const namesOf = (found: ReturnType<typeof reach>) => found.map(({ name, method }) => method ?? name);

describe('reach', () => {
  const packages = module({
    'run/run.go':
      'package run\n\nimport (\n\t"fmt"\n\tother "x.io/a/lib/used"\n)\n\nfunc Start() {\n\tother.Make().Go()\n}\n',
    'lib/used/used.go': `package used

type T struct{}

func Make() *T { return &T{} }

func (t *T) Go() { helper() }

func (t *T) Rest() { forgotten() }

func helper() {}

func forgotten() {}
`,
  });

  test('follows imports by the name that a file gives them, and methods that are named', () => {
    expect(namesOf(reach(packages, 'run.Start')).sort()).toEqual(['Go', 'Make', 'Start', 'T', 'helper']);
  });

  test('does not enter a closed folder', () => {
    expect(namesOf(reach(packages, 'run.Start', ['lib']))).toEqual(['Start']);
  });
});

describe('argumentsAt', () => {
  test('splits at commas that are not in a string, a call or a list', () => {
    const call = 'f("a, (b", g(1, 2), []int{3, 4}, `)`) + 1';
    expect(argumentsAt(call, call.indexOf('('))).toEqual(['"a, (b"', 'g(1, 2)', '[]int{3, 4}', '`)`']);
  });
});

describe('valueOf', () => {
  const packages: Packages = module({
    'a.go': `package a

import "x.io/a/lib"

const (
	first        = "one" // a comment
	second Kind  = "http://two"
)

var third string = "three"

func f() {
	local := lib.Kept
	g(local)
}
`,
    'lib/lib.go': 'package lib\n\nconst Kept = 7\n',
  });
  const from = packages.get('.f')![0]!;

  test.each([
    ['"a \\"b\\""', 'a "b"'],
    ['`raw`', 'raw'],
    ['100_000', '100000'],
    ['first', 'one'],
    ['string(second)', 'http://two'],
    ['third', 'three'],
    ['ptr(int32(25))', '25'],
    ['lib.Kept', '7'],
    ['&local', '7'],
    ['client.DefaultPort', 'client.DefaultPort'],
    ['a + b', 'a + b'],
  ])('%s is %s', (expression, value) => {
    expect(valueOf(expression, from, packages)).toBe(value);
  });
});
