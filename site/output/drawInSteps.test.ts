import { expect, test } from 'vitest';

import { bundleStepsScript, drawInSteps } from './drawInSteps';

const page = (content: string) =>
  `<html><head><title>Page</title>\n</head><body><main>${content}</main></body></html>`;

test('a page with content has the script at the end of its head', () => {
  const html = page('<div data-static="/"><article><p>Text</p></article></div>');
  expect(drawInSteps('run("$&")')(html, 'index.html')).toBe(
    html.replace('</head>', () => '<script>run("$&")</script>\n</head>'),
  );
});

test('a page without content is drawn as it comes', () => {
  expect(drawInSteps('run()')(page(''), '404.html')).toBe(page(''));
});

test('the script needs nothing beside it, and can stand in a page', async () => {
  const script = await bundleStepsScript();
  expect(script).not.toMatch(/\bimport\b|\brequire\b|<\/|__name/);
  expect(() => new Function(script)).not.toThrow();
});
