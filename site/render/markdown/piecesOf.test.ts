import type { Nodes, Root } from 'hast';
import { expect, test } from 'vitest';

import { piecesOf } from './piecesOf';

const element = (tagName: string, properties = {}, ...children: Nodes[]): Nodes => ({
  type: 'element',
  tagName,
  properties,
  children: children as never,
});
const text = (value: string): Nodes => ({ type: 'text', value });
const jsx = (name: string | null, attributes: object[] = [], ...children: Nodes[]) =>
  ({ type: 'mdxJsxFlowElement', name, attributes, children }) as Nodes;
const attribute = (name: string, value: unknown) => ({ type: 'mdxJsxAttribute', name, value });

test('attributes have the names that React knows', () => {
  const properties = {
    className: ['a', 'b'],
    htmlFor: ['c'],
    colSpan: 2,
    dataText: 'd',
    ariaHidden: 'true',
    dataFootnoteRef: true,
    hidden: false,
    title: undefined,
  };
  expect(piecesOf([element('label', properties)])).toEqual([
    [
      'label',
      {
        className: 'a b',
        htmlFor: 'c',
        colSpan: 2,
        'data-text': 'd',
        'aria-hidden': 'true',
        'data-footnote-ref': true,
      },
    ],
  ]);
});

test('texts join over comments, and trees and elements without a name are what stands in them', () => {
  const within = { type: 'root', children: [text('c')] } as Root;
  const comment = { type: 'comment', value: 'no' } as Nodes;
  expect(piecesOf([text('a'), comment, text('b'), within, jsx(null, [], text('d')), element('br')])).toEqual([
    'abcd',
    ['br', {}],
  ]);
});

test('space between the parts of a table is none, and space in its cells stays', () => {
  const cell = element('td', {}, element('code', {}, text('a')), text('\n'), element('code', {}, text('b')));
  const table = element('table', {}, text('\n'), element('tr', {}, text('\n'), cell, text('\n')));
  expect(piecesOf([table])).toEqual([
    ['table', {}, ['tr', {}, ['td', {}, ['code', {}, 'a'], '\n', ['code', {}, 'b']]]],
  ]);
});

test('code that is HTML already stays so', () => {
  const raw = { type: 'raw', value: '<span>a</span>' } as Nodes;
  expect(piecesOf([element('code', { lang: 'a' }, raw)])).toEqual([
    ['code', { lang: 'a', dangerouslySetInnerHTML: { __html: '<span>a</span>' } }],
  ]);
});

test('elements have what was written for them as data, and HTML is marked', () => {
  const attributes = [
    attribute('title', 'A'),
    attribute('open', null),
    attribute('rows', { type: 'mdxJsxAttributeValueExpression', value: "[{ name: 'id', },]" }),
  ];
  expect(piecesOf([jsx('Card', attributes, jsx('kbd', [], text('b')))])).toEqual([
    ['Card', { title: 'A', open: true, rows: [{ name: 'id' }] }, ['html:kbd', {}, 'b']],
  ]);
  const code = attribute('rows', { type: 'mdxJsxAttributeValueExpression', value: 'run()' });
  const spread = { type: 'mdxJsxExpressionAttribute', value: '...run()' };
  for (const each of [code, spread]) expect(() => piecesOf([jsx('Card', [each])])).toThrow(SyntaxError);
});
