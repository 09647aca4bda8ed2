import { join } from 'node:path';

import { expect, test } from 'vitest';

import { jsonName } from '../jsonName';
import { readReference } from '../readReference';
import { typesOf } from '../request/schemaOf';
import { clients } from '../../fixtures/clients';
import { exampleJson, fileExamples } from './fileExamples';
import { goName } from './go';
import type { Snippet } from './languages';
import type { FieldLines } from './code';

const root = join(import.meta.dirname, '../../..');
const now = new Date('2026-05-17T13:14:15Z');

const trees = ['proto', 'site/reference/fixtures/tree'].map((folder) => {
  const reference = readReference(folder, root);
  return { reference, options: { types: typesOf(reference), clients, now } };
});
const examples = trees.flatMap(({ reference, options }) =>
  reference.files.map((file) => fileExamples(file, options)),
);
const snippets = examples.flatMap(({ snippets }) => Object.values(snippets).flat());

const textOf = (code: string, { first, last }: FieldLines) =>
  code
    .split('\n')
    .slice(first, last + 1)
    .join('\n');
const nameOf = (field: string) => field.slice(field.lastIndexOf('.') + 1);

const spellings = {
  curl: jsonName,
  'buf-curl': jsonName,
  typescript: jsonName,
  go: goName,
  python: (name: string) => name,
} satisfies Record<Exclude<Snippet['id'], 'connect-get'>, (name: string) => string>;

test.each(Object.entries(spellings))(
  'in %s, the lines of a field contain its name and are complete',
  (language, spell) => {
    const written = snippets.filter(({ id }) => id === language);
    let count = 0;
    for (const { code, fields } of written) {
      for (const lines of fields) {
        const text = textOf(code, lines);
        // Skip fields with a custom JSON name.
        if (!lines.field.startsWith('mgmt.')) continue;
        // A oneof comes before its case.
        expect(text.split('\n').slice(0, 2).join('\n'), lines.field).toContain(spell(nameOf(lines.field)));
        const brackets = (kind: RegExp) => text.match(kind)?.length ?? 0;
        const closesCall = lines.last === code.split('\n').length - 1 || /^\S/.test(text);
        if (!closesCall) expect(brackets(/[{[(]/g), text).toBe(brackets(/[}\])]/g));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(language === 'buf-curl' ? 3 : 200);
  },
);

test('in JSON, the lines of a field are its name and value', () => {
  const { reference, options } = trees[0]!;
  const names = reference.files.flatMap(({ messages }) => messages.map(({ fullName }) => fullName));
  for (const name of names) {
    const { text, fields } = exampleJson(name, options);
    expect(JSON.stringify(JSON.parse(text), null, 2)).toBe(text);
    for (const lines of fields) {
      const member = JSON.parse(`{${textOf(text, lines).replace(/,$/, '')}}`) as object;
      expect(Object.keys(member), name).toEqual([jsonName(nameOf(lines.field))]);
    }
  }
});

test('every field of a request has lines in every language, except in a GET request', () => {
  for (const { snippets } of examples) {
    for (const [anchor, languages] of Object.entries(snippets)) {
      const fieldsOf = new Map(languages.map(({ id, fields }) => [id, fields.map(({ field }) => field)]));
      expect(fieldsOf.get('connect-get') ?? []).toEqual([]);
      fieldsOf.delete('connect-get');
      const [first, ...others] = fieldsOf.values();
      for (const other of others) expect(other, anchor).toEqual(first);
    }
  }
});

test('a message in a list has lines for each item', () => {
  const { options } = trees[0]!;
  const { fields } = exampleJson('mgmt.v1alpha1.CreateJobRequest', options);
  expect(fields.filter(({ field }) => field === 'mgmt.v1alpha1.JobMapping.column').length).toBeGreaterThan(1);
});
