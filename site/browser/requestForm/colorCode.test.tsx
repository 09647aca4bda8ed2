import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { highlight } from '../../markdown/highlight';
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
