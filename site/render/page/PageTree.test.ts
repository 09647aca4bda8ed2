import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { PageComponents, PageTree, type Piece } from './PageTree';

/** What pieces of a page are drawn as, with a component for `Card` and one for the tables of Markdown. */
const draw = (...pieces: Piece[]) =>
  renderToStaticMarkup(
    createElement(
      PageComponents,
      {
        value: {
          Card: ({ title, children }: { title: string; children: ReactNode }) =>
            createElement('section', { title }, children),
          table: ({ children }: { children: ReactNode }) => createElement('div', { role: 'table' }, children),
        },
      },
      createElement(PageTree, { pieces }),
    ),
  );

test('texts and elements are drawn in their order, as deep as they stand', () => {
  expect(draw('a < b', ['p', { id: 'c' }, 'd ', ['em', {}, 'e'], ' f'], ['hr', {}])).toBe(
    'a &lt; b<p id="c">d <em>e</em> f</p><hr/>',
  );
});

test('elements are drawn by the components of their names, and HTML that somebody wrote as it is', () => {
  expect(draw(['Card', { title: 'A' }, ['table', {}, 'b']], ['html:table', {}, ['html:kbd', {}, 'c']])).toBe(
    '<section title="A"><div role="table">b</div></section><table><kbd>c</kbd></table>',
  );
});
