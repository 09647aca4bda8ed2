import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { clients } from '../../fixtures/clients';
import { highlight } from '../../markdown/highlight';
import { languages, snippetsOf } from '../../reference/examples/languages';
import { referenceOf } from '../../reference/fixtures/sourceOf';
import { fromJson } from '../../reference/request/fromJson';
import { schemaOf, typesOf } from '../../reference/request/schemaOf';
import { colorCode } from './colorCode';

const call = `curl 'https://a.example/mgmt.v1alpha1.JobService/GetJob' \\
  --header "Authorization: Bearer $NEOSYNC_API_KEY" \\
  --header 'Content-Type: application/json' \\
  --data '{
    "id": "a-1",
    "limit": 12.5,
    "all": true,
    "none": null
  }'`;

/** The letters of a text, each with its role. */
function rolesOf(html: string): string[] {
  const roles: string[] = [];
  let role = 'ink';
  for (const [piece] of html.matchAll(/<[^>]*>|&[#\w]+;|[^<]/g)) {
    if (piece.startsWith('<')) role = /code-(\w+)/.exec(piece)?.[1] ?? 'ink';
    else if (/^\w$/.test(piece)) roles.push(`${piece} ${role}`);
  }
  return roles;
}

test('a call has the same colors in the form as on the page', async () => {
  const inForm = rolesOf(renderToStaticMarkup(<>{colorCode(call, 'bash')}</>));
  expect(inForm).toEqual(rolesOf(await highlight(call, 'bash')));
  expect(new Set(inForm.map((letter) => letter.slice(2)))).toEqual(
    new Set(['key', 'string', 'flag', 'number', 'word']),
  );
});

const reference = referenceOf({
  'a.proto': `syntax = "proto3"; package mgmt.v1alpha1;
    service JobService { rpc Get(Request) returns (Request) { option idempotency_level = NO_SIDE_EFFECTS; } }
    message Request { string id = 1; int32 limit = 2; bool all = 3; Request inner = 4; }`,
});
const [method] = reference.files[0]!.services[0]!.methods;
const schema = schemaOf(method!.request.name, typesOf(reference));
const { value: request } = fromJson({ id: 'a-1', limit: 12, all: true, inner: { limit: 1 } }, schema);
const snippets = snippetsOf({
  method: method!,
  schema,
  request,
  clients,
  protoPath: 'mgmt/v1alpha1/job.proto',
});

test.each(languages)(
  'a call in $label has about the same colors in the form as on the page',
  async ({ id }) => {
    const { code, highlightLanguage } = snippets.find((snippet) => snippet.id === id)!;
    const inForm = rolesOf(renderToStaticMarkup(<>{colorCode(code, highlightLanguage)}</>));
    const onPage = rolesOf(await highlight(code, highlightLanguage));
    expect(inForm.map((letter) => letter[0])).toEqual(onPage.map((letter) => letter[0]));
    expect(new Set(inForm.map((letter) => letter.slice(2)))).toEqual(
      new Set(onPage.map((letter) => letter.slice(2))),
    );
    // Names of functions and types have other colors: the form doesn't parse programs.
    const same = inForm.filter((letter, index) => letter === onPage[index]);
    expect(same.length / onPage.length).toBeGreaterThan(highlightLanguage === 'bash' ? 0.99 : 0.7);
  },
);

test('the depth of a line in a call is its indentation, and its text is the same', () => {
  const html = renderToStaticMarkup(<>{colorCode(call, 'bash')}</>);
  const depthOf = (text: string) => {
    const before = html.slice(0, html.indexOf(text));
    return before.split('<i>').length - before.split('</i>').length;
  };
  expect(['curl', '--header', 'Bearer', '--data', 'limit'].map(depthOf)).toEqual([0, 1, 1, 1, 2]);
  const text = html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");
  expect(text).toBe(call);
});
