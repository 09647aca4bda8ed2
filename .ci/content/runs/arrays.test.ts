import { readFileSync } from 'node:fs';

import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';

import { pageOf } from '../readPages';

const file = 'content/guides/syncing-data-in-mongodb.mdx';
const codes: Code[] = [];
visit(pageOf(readFileSync(file, 'utf8'), file).tree, 'code', (code) => void codes.push(code));

const codeOf = (title: string) => codes.find(({ meta }) => meta?.includes(`title="${title}"`))!.value;

/** Runs code of a mapping as the product does: as the body of a function of the value and the document. */
const transform = (code: string, document: Record<string, unknown>, key: string, neosync: object): unknown =>
  new Function('neosync', 'value', 'input', code)(neosync, document[key], document);

const source = () => JSON.parse(codeOf('customers')) as Record<string, unknown>;

test('the array code in the MongoDB guide produces the arrays that the guide shows', () => {
  const shown = JSON.parse(codeOf('customers, the two arrays')) as { phones: string[] };
  const phones = [...shown.phones];
  const neosync = {
    generateStringPhoneNumber: () => phones.shift(),
    generateFullName: () => 'Dana Whitlock',
  };
  const document = source();
  expect({
    phones: transform(codeOf('phones'), document, 'phones', neosync),
    contacts: transform(codeOf('contacts'), document, 'contacts', neosync),
  }).toEqual(shown);
  expect(document).toEqual(source());
});

test.each(['phones', 'contacts'])('the code for %s leaves a document without the array alone', (key) => {
  expect(transform(codeOf(key), {}, key, {})).toBeUndefined();
  expect(transform(codeOf(key), { [key]: null }, key, {})).toBeNull();
});
