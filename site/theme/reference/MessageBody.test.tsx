import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { PageFrame } from '#ui';

import type { ReferenceData } from '../../pages/pageData';
import { referenceOf } from '../../reference/fixtures/sourceOf';
import { ReferencePage } from './ReferencePage';

/** The page of a file. */
function pageOf(text: string): ReactElement {
  const [file] = referenceOf({ 'a.proto': text }).files;
  const data = { file: file!, clients: { address: 'https://a.example' }, methods: {}, messages: {} };
  return <ReferencePage data={data as Partial<ReferenceData> as ReferenceData} />;
}

const drawn = (text: string) => renderToStaticMarkup(pageOf(text));

/** The text of each field of a file, without markup. */
function fieldsOf(text: string): string[] {
  return [...drawn(text).matchAll(/<li id="[^"]*".*?<\/li>/gs)].map(([row]) =>
    row.replace(/<span[^>]*hidden[^>]*>.*?<\/span>/gs, '').replace(/<[^>]*>/g, ''),
  );
}

const rules = 'syntax = "proto3"; import "buf/validate/validate.proto";';

test('rules of a field are sentences, and required is shown once, whatever its source', () => {
  const fields = fieldsOf(`${rules} message A {
    string a = 1 [(buf.validate.field).string = { min_len: 3, max_len: 100, pattern: "^[a-z]+$" }];
    repeated string b = 2 [(buf.validate.field).repeated = { min_items: 1, unique: true, items: { string: { uuid: true } } }];
    string c = 3 [(buf.validate.field).required = true];
    string d = 4 [(buf.validate.field).cel = { id: "d" message: "d must be odd." expression: "true" }];
  }`);
  expect(fields[0]).toMatch(/required.*3 to 100 characters\. Matches \^\[a-z\]\+\$\.$/);
  expect(fields[1]).toMatch(/required.*At least 1 item\. Unique items\. Each item: UUID\.$/);
  expect(fields[2]!.match(/required/gi)).toHaveLength(1);
  expect(fields[3]).toMatch(/D must be odd\.$/);
});

test('rules of a message are sentences', () => {
  const html = drawn(`${rules} message A {
    option (buf.validate.message).oneof = { fields: ["a", "b"], required: true };
    option (buf.validate.message).cel = { id: "x" message: "a job needs a source" expression: "true" };
    string a = 1; string b = 2;
  }`);
  expect(html).toContain('<p>Exactly one of <code>a, b</code>.</p>');
  expect(html).toContain('<p>A job needs a source.</p>');
});

test('CEL rules without text show their expression, on fields and on messages', () => {
  const text = `${rules} message A {
    option (buf.validate.message).cel = { id: "x" expression: "this.b > this.a ? '' : 'b must be later'" };
    option (buf.validate.message).cel_expression = "this.a > 0";
    int64 a = 1 [(buf.validate.field).cel = { id: "even" expression: "this % 2 == 0" }];
    int64 b = 2 [(buf.validate.field).cel_expression = "this > 1"];
  }`;
  const html = drawn(text);
  expect(html).toContain(
    '<p>Must hold: <code>this.b &gt; this.a ? &#x27;&#x27; : &#x27;b must be later&#x27;</code>.</p>',
  );
  expect(html).toContain('<p>Must hold: <code>this.a &gt; 0</code>.</p>');
  const fields = fieldsOf(text);
  expect(fields[0]).toMatch(/Must hold: this % 2 == 0\.$/);
  expect(fields[1]).toMatch(/Must hold: this &gt; 1\.$/);
});

test('fields with presence in an edition explain leaving them out, like optional proto3 fields', () => {
  const said = (text: string) => fieldsOf(text).map((field) => field.includes('Omitting the field'));
  expect(
    said(`edition = "2023"; message E { string a = 1; int32 b = 2; E c = 3; repeated string d = 4;
      oneof o { string e = 5; } string f = 6 [features.field_presence = IMPLICIT]; }`),
  ).toEqual([true, true, false, false, false, false]);
  expect(said('syntax = "proto3"; message E { optional string a = 1; int32 b = 2; }')).toEqual([true, false]);
});

test('fields that a file or message adds to other messages are listed, without rows', () => {
  const html = drawn(`syntax = "proto2"; message A { extensions 1 to 5; }
    extend A { optional int32 b = 1; } message C { extend A { optional int32 d = 2; } }`);
  expect(html).toContain('<p>Adds to other messages: <code>A.b</code>.</p>');
  expect(html).toContain('<p>Adds to other messages: <code>A.d</code>.</p>');
  expect(html).not.toMatch(/id="[^"]*[bd]"/);
});

test('a message named Main has an anchor that the page layout does not use', () => {
  const html = renderToStaticMarkup(
    <PageFrame>{pageOf('syntax = "proto3"; message Main { Main main = 1; }')}</PageFrame>,
  );
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.filter((id) => id === 'main')).toHaveLength(1);
  expect(new Set(ids).size).toBe(ids.length);
});
