import { expect, test } from 'vitest';

import { starlightPage } from './starlightPage';

test('a Markdown copy becomes a page of Starlight: title in the front matter, its own addresses, no pictures', () => {
  const mirror = '# Use `npm`\n\nSee [runs](https://docs.example.com/runs).\n\n![A lamp](/lamp.png)\n';
  expect(starlightPage(mirror, 'https://docs.example.com')).toBe(
    '---\ntitle: Use npm\n---\n\nSee [runs](/runs).\n\n',
  );
});
