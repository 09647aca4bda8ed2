import { expect, test } from 'vitest';

import { readSource } from '#ci/readSource';

import { findBuiltInText } from './findBuiltInText';

const found = (markup: string) => findBuiltInText(readSource('A.tsx', `<>${markup}</>`));

test('text between tags and in attributes that are read aloud is found', () => {
  expect(found('<p>Try again</p>')).toEqual(['Try again']);
  expect(found('<nav aria-label="Pages" />')).toEqual(['"Pages"']);
  expect(found('<input placeholder="None" title={"Key"} />')).toEqual(['"None"', '"Key"']);
  expect(found("<Badge label={'New'} />")).toEqual(["'New'"]);
  expect(found('<h2 title={`Link to ${name}`} />')).toEqual(['`Link to ${name}`']);
  expect(found('<img {...rest} alt="A lamp" />')).toEqual(['"A lamp"']);
});

test('so is conditional text', () => {
  expect(found("<p>{isOpen ? 'Hide' : `Show ${count}`}</p>")).toEqual(["'Hide'", '`Show ${count}`']);
  expect(found("<p>{count === 0 && 'No problems'}</p>")).toEqual(["'No problems'"]);
  expect(found("<nav aria-label={(label ?? 'Pages')} />")).toEqual(["'Pages'"]);
});

test('data, signs and names of code are not text', () => {
  expect(found('<p className="note" rel="next">{text.retry} / 4 {`#${id}`}</p>')).toEqual([]);
  expect(found("<p hidden={state === 'closed'}>{state === 'open' && text.open}</p>")).toEqual([]);
});

test('text that a prop can replace is not built in', () => {
  expect(found('<nav aria-label="Breadcrumb" {...rest} />')).toEqual([]);
});
