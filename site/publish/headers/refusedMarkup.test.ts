import { parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';

import { formatProblems } from '../../problem';
import { refusedMarkup } from './inlineScripts';

it.each([
  ['<p style="color: red">', 'the inline style style="color: red"'],
  ["<svg width='1' style='fill:red' />", 'the inline style style="fill:red"'],
  ['<p hidden style=color:red>', 'the inline style style="color:red"'],
  ['<style>p{}</style>', 'the element <style>'],
  ['<img src="a.png" onerror="alert(1)">', 'the event handler onerror="alert(1)"'],
  ['<a\n  href="javascript:alert(1)"\n>', 'the script address href="javascript:alert(1)"'],
  ['<a href="java&#115;cript:alert(1)">', 'the script address href="javascript:alert(1)"'],
  ['<p ONCLICK="a()">', 'the event handler onclick="a()"'],
  ['<iframe src="https://example.com"></iframe>', 'the element <iframe>'],
  ['<div data-frame="/a"><p><script>alert(1)</script></p></div>', 'the script alert(1)'],
  ['<div data-frame="/a"><script type="module" src="/a.js"></script></div>', 'the script /a.js'],
])('%s is refused', (html, name) => {
  const problems = refusedMarkup(parseDocument(`<main>\n${html}</main>`), 'cli/sync.html');
  expect(formatProblems(problems)).toContain(`cli/sync.html: ${name} is refused`);
  expect(problems).toHaveLength(1);
});

it.each([
  '<script>const style = \'<p style="color: red">\'</script>',
  '<script type="application/json">{"html":"<p style=\\"color:red\\">"}</script>',
  '<p>The attribute style="color: red" and onclick="x" in a text</p>',
  '<pre data-text="style=&quot;a&quot;">&lt;p style="a"&gt;</pre>',
  '<p data-text=\' style="a"\'>',
  '<p data-style="a" lang="en">',
  '<div data-frame="/a"><script></script><script type="application/json">{}</script></div>',
  '<script>early()</script><div data-frame="/a"></div>',
  '<a href="https://example.com/?javascript:">',
])('%s is not', (html) => {
  expect(refusedMarkup(parseDocument(html), 'a.html')).toEqual([]);
});
