import fc from 'fast-check';
import type { Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';

import { createReference } from '../../../reference/createReference';
import type { Enum, Message, ProtoFile } from '../../../reference/model';
import { readReference } from '../../../reference/readReference';
import { eachMessage, symbolsOf } from '../../../reference/symbols';
import { referenceMarkdown } from './referenceMarkdown';

const { files } = readReference('proto');
const options = { base: '/docs/', sourceHref: 'https://example.com/job.proto' };
const markdown = unified().use(remarkParse).use(remarkGfm);

/** What stands under each heading: the cells of its tables by row, and its text. */
function sectionsOf(source: string) {
  const sections = new Map<string, { rows: string[][]; text: string }>();
  let section = { rows: [] as string[][], text: '' };
  for (const node of markdown.parse(source).children) {
    if (node.type === 'heading') sections.set(toString(node), (section = { rows: [], text: '' }));
    else if (node.type === 'table') section.rows.push(...cellsOf(node));
    else section.text += `${toString(node)}\n`;
  }
  return sections;
}

const cellsOf = ({ children: [, ...rows] }: Table) =>
  rows.map(({ children }) => children.map((cell) => toString(cell)));

/** A file of one message, one enum and one service, all with the same comment. */
function commented(comment: string): ProtoFile {
  const [file] = createReference([
    {
      path: 'a.proto',
      file: 'a.proto',
      bytes: Buffer.from(
        'syntax = "proto3"; service S { rpc R(M) returns (M); } message M { string a = 1; oneof o { string b = 2; } } enum E { E_A = 0; }',
      ),
    },
  ]).files;
  for (const symbol of symbolsOf(file!)) symbol.comments = { leading: comment, trailing: comment };
  return file!;
}

describe.each(files)('$path', (file) => {
  const source = referenceMarkdown(file, options);
  const sections = sectionsOf(source);
  const names = (heading: string) => sections.get(heading)!.rows.map(([name]) => name);
  const label = ({ fullName }: { fullName: string }) => fullName.slice(file.package.length + 1);

  test('has every symbol under the heading of what it is in', () => {
    const seen = new Set<string>();
    const see = (...symbols: { fullName: string }[]) => symbols.forEach(({ fullName }) => seen.add(fullName));
    const seeEnum = (item: Enum) => {
      expect(names(label(item))).toEqual(item.values.map(({ name }) => name));
      see(item, ...item.values);
    };
    for (const service of file.services) {
      expect([...sections.keys()]).toContain(`Service ${service.name}`);
      see(service);
      for (const rpc of service.rpcs) {
        expect(sections.get(label(rpc))!.text).toContain(`POST ${rpc.path}`);
        see(rpc);
      }
    }
    eachMessage(file, (message: Message) => {
      const { text } = sections.get(label(message))!;
      expect(names(label(message))).toEqual(message.fields.map(({ name }) => name));
      for (const oneof of message.oneofs) expect(text).toContain(`Oneof ${oneof.name}, `);
      message.enums.forEach(seeEnum);
      see(message, ...message.fields, ...message.oneofs);
    });
    file.enums.forEach(seeEnum);
    expect([...seen].sort()).toEqual(
      symbolsOf(file)
        .map(({ fullName }) => fullName)
        .sort(),
    );
  });

  test('has tables whose rows are as wide as their header, and no HTML', () => {
    const shape = new Set<string>();
    visit(markdown.parse(source), (node) => {
      if (node.type === 'html') shape.add('html');
      if (node.type === 'table')
        shape.add([...new Set(node.children.map(({ children }) => children.length))].join(' and '));
    });
    expect([...shape].filter((width) => width !== '3' && width !== '5')).toEqual([]);
  });

  test('says every rule, number and deprecation', () => {
    eachMessage(file, (message) => {
      const { rows } = sections.get(label(message))!;
      for (const [index, field] of message.fields.entries()) {
        const [, number, , rules, description] = rows[index]!;
        expect(number).toBe(String(field.number));
        for (const { text, code } of field.rules) expect(rules).toContain(code ? `${text} ${code}` : text);
        if (field.deprecated) expect(description).toMatch(/^Deprecated/);
      }
    });
  });
});

test('a replacement stays with the deprecation, a call without side effects has its GET form, links have the base', () => {
  const all = files.map((file) => referenceMarkdown(file, options)).join('\n');
  expect(all).toMatch(/\| Deprecated\. Use `\w+` instead\./);
  expect(all).toContain('GET /mgmt.v1alpha1.JobService/GetJobs?encoding=json&message=…&connect=v1');
  expect(all).toContain('](/docs/api/mgmt/v1alpha1/job.proto#');
  expect(all).toMatch(/Reserved: `\d+/);
  expect(all).toContain('[See the source](https://example.com/job.proto)');
});

const hostile = [
  'a | b || c \\| d',
  '| x | y |\n| - | - |\n| 1 | 2 |',
  '<script>alert(1)</script> <b>',
  '`a | b`',
  '``` \ncode | more\n```\n# Heading\n- item | one\n- two',
  '[run](javascript:alert(1)) ![picture](x.png)',
  'one\n\ntwo\n---\nthree  \nfour\r\nfive',
  '<!-- a\n\nb -->',
];

/** The shape of a document without its paragraphs: what no comment may change. */
function shapeOf(source: string) {
  const shape: string[] = [];
  visit(markdown.parse(source) as Root, (node) => {
    if (node.type === 'heading') shape.push(toString(node));
    if (node.type === 'html') shape.push('html');
    if (node.type === 'table')
      shape.push(...node.children.map(({ children }) => children.map(() => '|').join('')));
  });
  return shape;
}

const plain = shapeOf(referenceMarkdown(commented('Plain.'), options));

test.each(hostile)('a comment cannot break a table: %j', (comment) => {
  const source = referenceMarkdown(commented(comment), options);
  expect(shapeOf(source)).toEqual(plain);
  expect(source).not.toContain('](javascript:');
});

test('no comment of any characters adds a heading, a cell, a row or HTML', () => {
  const part = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '|',
      '\n',
      '\n\n',
      '\\',
      '`',
      '<',
      '>',
      '---',
      '#',
      '- ',
      '&',
      '[',
      '](',
      '~~~',
      '\t',
      'a',
    ),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      expect(shapeOf(referenceMarkdown(commented(parts.join('')), options))).toEqual(plain);
    }),
    { numRuns: 100 },
  );
}, 60_000);
