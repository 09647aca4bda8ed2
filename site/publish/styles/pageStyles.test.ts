import { expect, test } from 'vitest';

import { pageStyles } from './pageStyles';

const bundled = {
  sheets: new Map([
    ['ui/styles/brandFaces.css.ts', '@font-face{src:url(/docs/static/font/a.woff2)}'],
    ['ui/styles/moreFaces.css.ts', '@font-face{src:url(/docs/static/font/b.woff2)}'],
    ['ui/styles/global.css.ts', 'body{margin:0}'],
    ['ui/components/Lamp/Lamp.css.ts', '.lamp1{color:red}'],
    ['ui/components/Rope/Rope.css.ts', '.rope1{color:blue}'],
    ['ui/components/Sail/Sail.css.ts', '.sail1{color:white}'],
  ]),
  fileOfClass: new Map([
    ['lamp1', 'ui/components/Lamp/Lamp.css.ts'],
    ['rope1', 'ui/components/Rope/Rope.css.ts'],
    ['sail1', 'ui/components/Sail/Sail.css.ts'],
  ]),
};
const classes = (...names: string[]) => new Set(names);
const pages = [{ classes: classes('lamp1', 'other') }, { classes: classes('lamp1', 'rope1') }];
const styles = pageStyles(bundled, pages, '/docs/');

test('a page contains the common styles and those of its components, and loads no style sheet', () => {
  const { markup, hrefs } = styles.forPage(classes('rope1', 'lamp1'));
  const elements = markup.trim().split('\n');
  expect(styles.fonts.trim()).toBe(
    '<script type="text/css" data-fonts="/docs/static/font/a.woff2">@font-face{src:url(/docs/static/font/a.woff2)}@font-face{src:url(/docs/static/font/b.woff2)}</script>',
  );
  expect(elements).toEqual([
    expect.stringMatching(
      /^<style data-href="\/docs\/static\/css\/styles\.[\da-f]{10}\.css">body\{margin:0\}\.lamp1\{color:red\}<\/style>$/,
    ),
    `<style data-href="${hrefs[0]}">.rope1{color:blue}</style>`,
  ]);
  expect(hrefs).toEqual([expect.stringMatching(/^\/docs\/static\/css\/01\.[\da-f]{10}\.css$/)]);
  expect(styles.forPage(classes('lamp1')).hrefs).toEqual([]);
});

test('a navigation loads the other groups as files, and an island the styles that no page has', () => {
  const { hrefs } = styles.forPage(classes('rope1'));
  expect(styles.allHrefs).toEqual([hrefs[0], expect.stringMatching(/^\/docs\/static\/css\/islands\./)]);
  expect(styles.files.map(({ path, css }) => [`/docs/${path}`, css])).toEqual([
    [hrefs[0], '.rope1{color:blue}'],
    [styles.allHrefs[1], '.sail1{color:white}'],
  ]);
});

test('the Content Security Policy gets the content of each style element', () => {
  expect(styles.sources).toEqual(['body{margin:0}.lamp1{color:red}', '.rope1{color:blue}']);
});
