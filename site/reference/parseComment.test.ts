import fc from 'fast-check';
import type { Nodes, RootContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';

import { parseComment } from './parseComment';

const parser = unified().use(remarkParse);

/** Blocks without the places at which they stand, which nobody asks for. */
const bare = (blocks: RootContent[]) =>
  JSON.parse(JSON.stringify(blocks, (key, value) => (key === 'position' ? undefined : value))) as Nodes[];

const words =
  'A word,é,zu,`,``,```,`a`,`a b`,` a `,``a`b``,`<b>`,`*`,~~~,~,*,**,_,__,# ,## A, #,- ,+ ,* ,1. ,2) ,10,> ';
const signs =
  '---,===,=,|,<,<b>,</b>,<!--,-->,<https://a.example>,https://a.example,&amp;,&,;,\\,\\`,[,],[a](b),![,!,[a]: /b';
const rest = [...'()"\'.,:{}$%@^ \n\t\r\0\f\u00a0', '  ', '\n\n', '\n\n\n', '\r\n', '`a\nb`'];
const piece = fc.constantFrom(...words.split(','), ...signs.split(','), ...rest);

test('reads every comment as the parser of Markdown does', () => {
  const comment = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(fc.oneof(comment, fc.string()), (text) => {
      expect(bare(parseComment(text))).toEqual(bare(parser.parse(text).children));
    }),
    { numRuns: 2000 },
  );
});

test('words and names in code have no place in the text: they were not parsed', () => {
  const [paragraph, second] = parseComment('Id of the `job`.\nSee `a_b`, too.\n\nAnother one.');
  expect(paragraph).not.toHaveProperty('position');
  expect(second).toEqual({ type: 'paragraph', children: [{ type: 'text', value: 'Another one.' }] });
  expect(parseComment('Not *so*.')[0]).toHaveProperty('position');
});
