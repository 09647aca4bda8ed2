import ts from 'typescript';
import { expect, test } from 'vitest';

import { findBuiltInText } from './findBuiltInText';

const found = (markup: string) =>
  findBuiltInText(
    ts.createSourceFile('A.tsx', `<>${markup}</>`, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
  );

test('text between tags and in attributes that are read is found', () => {
  expect(found('<p>Try again</p>')).toEqual(['Try again']);
  expect(found('<nav aria-label="Pages" />')).toEqual(['"Pages"']);
  expect(found("<Badge label={'New'} />")).toEqual(["'New'"]);
  expect(found('<h2 title={`Link to ${name}`} />')).toEqual(['`Link to ${name}`']);
});

test('data, signs and names of code are not text', () => {
  expect(found('<p className="note" rel="next">{text.retry} / 4 {`#${id}`}</p>')).toEqual([]);
});
