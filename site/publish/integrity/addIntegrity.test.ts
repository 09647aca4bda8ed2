import { expect, it } from 'vitest';

import { addIntegrity, integrity } from './addIntegrity';

const own = (address: string) => (address.startsWith('/docs/static/') ? 'sha256-abc' : undefined);

it.each([
  [
    '<script defer src="/docs/static/js/a.js"></script>',
    '<script defer src="/docs/static/js/a.js" integrity="sha256-abc"></script>',
  ],
  ["<SCRIPT SRC='/docs/static/js/a.js' />", '<SCRIPT SRC=\'/docs/static/js/a.js\' integrity="sha256-abc" />'],
  [
    '<link href=/docs/static/css/a.css rel=stylesheet>',
    '<link href=/docs/static/css/a.css rel=stylesheet integrity="sha256-abc">',
  ],
  [
    '<link rel="preload" href="/docs/static/js/a.js" as="script">',
    '<link rel="preload" href="/docs/static/js/a.js" as="script" integrity="sha256-abc">',
  ],
  [
    '<link rel="modulepreload" href="/docs/static/js/a.js">',
    '<link rel="modulepreload" href="/docs/static/js/a.js" integrity="sha256-abc">',
  ],
])('%s says what its file hashes to', (tag, expected) => {
  const around = (text: string) => `<head><meta charset="utf-8">${text}</head>`;
  expect(addIntegrity(around(tag), own)).toBe(around(expected));
  expect(addIntegrity(around(expected), own)).toBe(around(expected));
});

it.each([
  '<script src="https://tag.example.com/static/a.js"></script>',
  '<script>const src = "/docs/static/js/a.js"</script>',
  '<script type="application/json">{"src":"/docs/static/js/a.js"}</script>',
  '<link rel="preload" href="/docs/static/font/a.woff2" as="font" crossorigin>',
  '<link rel="canonical" href="/docs/static/js/a.js">',
  '<link rel="icon" href="/docs/static/logo.svg">',
  '<a href="/docs/static/js/a.js">script</a>',
  '<pre>&lt;script src="/docs/static/js/a.js"&gt;</pre>',
  '<p data-html="<script>">&amp;</p>',
])('%s stays as it is', (tag) => {
  expect(addIntegrity(tag, own)).toBe(tag);
});

it('hashes as browsers do', () => {
  expect(integrity(Buffer.from("alert('Hello, world.');"))).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});
