import { expect, test } from 'vitest';

import { pageOf } from '../checks/readPages';
import { formatProblems } from '../../problem';
import {
  evidenceOf,
  findUnrecorded,
  lookAgain,
  recordEvidence,
  writeRecord,
  type EvidenceRecord,
} from './evidence';

const source = `---
title: Lamps
description: What a lamp does.
evidence:
  - claim: a broken lamp is left out
    path: lamps/write.go
    symbol: skipBroken
  - claim: rows stay
    path: lamps/write.go
    symbol: WriteBatch
  - claim: two keys
    path: provider:docs/lamp.md
    symbol: keys
---

# Lamps
`;
const evidence = evidenceOf(pageOf(source, 'content/lamps.mdx'));

const record = (files: Record<string, string>) =>
  recordEvidence(evidence, (path) => (path in files ? Buffer.from(files[path]!) : undefined));

const files = {
  'lamps/write.go': 'func WriteBatch() { skipBroken() }\n',
  'provider:docs/lamp.md': '- `keys`\n',
};
const before = record(files);
const toLookAt = (changes: Record<string, string>) =>
  formatProblems(lookAgain(evidence, before, record(changes)));

test('evidence is read with the lines of the page', () => {
  expect(evidence.map(({ line, symbol }) => [line, symbol])).toEqual([
    [5, 'skipBroken'],
    [8, 'WriteBatch'],
    [11, 'keys'],
  ]);
  expect(evidenceOf(pageOf('# Lamps\n', 'content/lamps.mdx'))).toEqual([]);
});

test('a record has the id that git gives a file, and the symbols in it', () => {
  // As `printf 'func WriteBatch() { skipBroken() }\n' | git hash-object --stdin` prints it.
  expect(writeRecord(before)).toBe(
    `lamps/write.go: { blob: b1c5350ef1f1db316a7f993c04eaa123124bf1a3, symbols: [ WriteBatch, skipBroken ] }
provider:docs/lamp.md: { blob: 4a153513575ef30f6b6a00dc39276c69a40b4248, symbols: [ keys ] }
`,
  );
});

test('nothing is to be looked at again where nothing has changed', () => {
  expect(toLookAt(files)).toBe('');
});

test('a file that has changed, one that is gone and a symbol that is gone are to be looked at again', () => {
  expect(toLookAt({ 'lamps/write.go': 'func WriteBatch() {}\n' })).toMatchInlineSnapshot(`
    "content/lamps.mdx:5: look again at "a broken lamp is left out": lamps/write.go no longer has "skipBroken".
      Read the source, correct the page where it is no longer so, and the path and symbol where they moved.
    content/lamps.mdx:8: look again at "rows stay": lamps/write.go has changed.
      Read the source, correct the page where it is no longer so, and the path and symbol where they moved.
    content/lamps.mdx:11: look again at "two keys": provider:docs/lamp.md is gone.
      Read the source, correct the page where it is no longer so, and the path and symbol where they moved."
  `);
});

test('a claim that is new has nothing to be compared with', () => {
  expect(lookAgain(evidence, {}, before)).toEqual([]);
});

test('a path and a symbol that the record does not have are problems of the page', () => {
  const kept: EvidenceRecord = { 'lamps/write.go': { blob: '', symbols: ['WriteBatch', 'skipBrokn'] } };
  expect(formatProblems(findUnrecorded(evidence, kept))).toMatchInlineSnapshot(`
    "content/lamps.mdx:5: front matter, evidence: lamps/write.go has no "skipBroken" in content/_product/evidence.yml; expected a file of the product and a text in it.
      Did you mean "skipBrokn"? Correct it, or record it: npm run product -- FOLDER PROVIDER_FOLDER writes content/_product.
    content/lamps.mdx:11: front matter, evidence: there is no "provider:docs/lamp.md" in content/_product/evidence.yml; expected a file of the product and a text in it.
      Correct it, or record it: npm run product -- FOLDER PROVIDER_FOLDER writes content/_product."
  `);
  expect(findUnrecorded(evidence, before)).toEqual([]);
});
