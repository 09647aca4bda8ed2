import { expect, test } from 'vitest';

import { splitSql } from './splitSql';

test('splits at semicolons and names the line on which each statement begins', () => {
  expect(splitSql('\nSELECT 1;\n\nSELECT\n  2; SELECT 3')).toEqual([
    { text: 'SELECT 1', line: 2 },
    { text: 'SELECT\n  2', line: 4 },
    { text: 'SELECT 3', line: 5 },
  ]);
});

test('splits at the GO of SQL Server, and not inside a word', () => {
  expect(splitSql('SELECT a\nGO\nSELECT b.GO').map(({ text }) => text)).toEqual(['SELECT a', 'SELECT b.GO']);
});

test.each(["';'", '";"', '`;`', '$$;$$', '$a$;$$;$a$', "'it''s;'"])('leaves %s whole', (quoted) => {
  expect(splitSql(`SELECT ${quoted}`)).toEqual([{ text: `SELECT ${quoted}`, line: 1 }]);
});

test('blanks comments and keeps their lines', () => {
  expect(splitSql('-- a; b\n/* c;\n */ SELECT 1 -- d\n;')).toEqual([{ text: 'SELECT 1', line: 3 }]);
});
