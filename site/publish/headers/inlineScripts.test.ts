import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';

import { inlineScripts, sourceHash } from './inlineScripts';

it('finds the scripts that run, as they are written', () => {
  const html = [
    '<script>one()\n</script>',
    '<script type="text/javascript" id="a">two()</script>',
    "<SCRIPT TYPE='module'>three()</SCRIPT>",
    '<script type=importmap>{}</script>',
    '<script type="speculationrules">{"prefetch":[]}</script>',
    '<script data-type="application/json">four()</script>',
  ].join('<p>text</p>');
  expect(inlineScripts(parseDocument(html))).toEqual([
    'one()\n',
    'two()',
    'three()',
    '{}',
    '{"prefetch":[]}',
    'four()',
  ]);
});

it('passes over files, data, and scripts without a source', () => {
  const html = [
    '<script></script>',
    '<script src="/a.js"></script>',
    '<script defer src=/a.js></script>',
    '<script type="application/json">{"a":1}</script>',
    '<script type="application/ld+json">{"b":1}</script>',
  ].join('');
  expect(inlineScripts(parseDocument(html))).toEqual([]);
});

it('hashes a source as browsers do', () => {
  // The example of the specification of Content Security Policy, level 2.
  expect(sourceHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
