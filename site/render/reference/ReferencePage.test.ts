import { join } from 'node:path';

import type { Element, Nodes as Html } from 'hast';
import type { Nodes as Markdown } from 'mdast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';

import { elementsOf, parseHtml, textOf } from '../../e2e/readPage';
import { fileExamples } from '../../reference/examples/examplesOf';
import { samplesOf } from '../../reference/examples/samplesOf';
import { typesOf } from '../../reference/examples/typesOf';
import { referenceMarkdown } from '../../publish/mirror/reference/referenceMarkdown';
import type { ProtoFile } from '../../reference/model';
import { readReference } from '../../reference/readReference';
import { eachMessage, symbolsOf } from '../../reference/symbols';
import { clients } from '../../settings/clients';
import { ReferencePage } from './ReferencePage';

const root = join(import.meta.dirname, '../../..');
const markdown = unified().use(remarkParse).use(remarkGfm);
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The page and the mirror of a file, side by side. */
function bothOf(file: ProtoFile, files: ProtoFile[]) {
  const examples = fileExamples(file, { types: typesOf({ files }), clients, now: new Date('2026-05-17') });
  const calls = Object.fromEntries(
    Object.entries(examples.calls).map(([anchor, snippets]) => [
      anchor,
      snippets.map(({ label, code }) => ({ label, html: escape(code) })),
    ]),
  );
  const messages = Object.fromEntries(
    Object.entries(examples.messages).map(([anchor, json]) => [anchor, escape(json)]),
  );
  const sourceHref = `https://example.com/${file.path}`;
  const { tokenVariable } = clients;
  const data = {
    file,
    base: '/',
    sourceHref,
    samples: samplesOf(clients),
    tokenVariable,
    calls,
    messages,
    desks: {},
  };
  const page = parseHtml(renderToStaticMarkup(createElement(ReferencePage, { data })));
  return { page, mirror: sectionsOf(referenceMarkdown(file, { base: '/', sourceHref, examples })), examples };
}

/** What stands in a mirror under each heading, by the words of the heading. */
function sectionsOf(source: string): Map<string, Markdown[]> {
  const sections = new Map<string, Markdown[]>();
  let section: Markdown[] = [];
  for (const node of markdown.parse(source).children) {
    if (node.type === 'heading') sections.set(chunksOf(node).join(' '), (section = [node]));
    else section.push(node);
  }
  return sections;
}

/** Texts of a tree, those of a piece of code as one. */
function chunksOf(node: Html | Markdown): string[] {
  if (node.type === 'element' && node.tagName === 'code') return [textOf(node)];
  if (node.type === 'element' && isControl(node)) return [];
  // Of the code of an example only the page knows what it is.
  if (node.type === 'code' && node.lang) return [];
  if ('value' in node) return [node.value];
  return 'children' in node ? node.children.flatMap(chunksOf) : [];
}

const isControl = ({ tagName, properties }: Element) =>
  tagName === 'summary' || properties.dataPermalink !== undefined;

/** The words that trees say, each once, without those that only say how it is laid out. */
const wordsOf = (...nodes: (Html | Markdown)[]) =>
  [
    ...new Set(
      nodes
        .flatMap(chunksOf)
        .join(' ')
        .toLowerCase()
        .match(/[\p{L}\p{N}_]+/gu),
    ),
  ]
    .filter((word) => !layout.has(word))
    .sort();

const layout = new Set(
  `source deprecated use instead field fields number type rules description value values used by
   at of message enum service method request response extends extend added extensions that it adds other messages
   streaming none one many requests responses ways idempotency unknown path post get key required oneof in`.split(
    /\s+/,
  ),
);

const hasId = ({ properties }: Element) => properties.id !== undefined;

describe.each([
  ['the definitions', readReference('proto', root).files],
  ['a tree of every shape', readReference('site/reference/fixtures/tree', root).files],
])('of %s', (_, files) => {
  test.each(files)('lists of $path have names, and buttons names of their own', (file) => {
    const { page } = bothOf(file, files);
    const lists = elementsOf(page, ({ properties }) => properties.role === 'list');
    expect(lists.filter(({ properties }) => !properties.ariaLabel && !properties.ariaLabelledBy)).toEqual([]);
    const names = elementsOf(page, ({ tagName, properties }) => tagName === 'button' && !properties.role).map(
      ({ properties }) => properties.ariaLabel,
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test.each(files)(
    'the page and its mirror say the same of every symbol of $path',
    (file) => {
      const { page, mirror, examples } = bothOf(file, files);
      const label = ({ fullName }: { fullName: string }) =>
        file.package === '' ? fullName : fullName.slice(file.package.length + 1);
      const byId = new Map(
        elementsOf(page, hasId).map((element) => [String(element.properties.id), element]),
      );
      expect(symbolsOf(file).filter(({ anchor }) => !byId.has(anchor))).toEqual([]);

      // The innermost section comes last.
      const sections = new Map<string, Element>();
      for (const section of elementsOf(page, ({ tagName }) => tagName === 'section')) {
        for (const { properties } of elementsOf(section, hasId)) sections.set(String(properties.id), section);
      }
      const compare = (symbol: { fullName: string; anchor: string }, heading = label(symbol)) => {
        const section = sections.get(symbol.anchor)!;
        const own = { ...section, children: withoutSections(section) };
        const there = mirror.get(heading);
        expect(there, heading).toBeDefined();
        expect(wordsOf(own), heading).toEqual(wordsOf(...there!));
      };
      const compareRows = (heading: string, rows: { name: string; anchor: string; oneof?: string }[]) => {
        const there = mirror
          .get(heading)!
          .flatMap((node) => (node.type === 'table' ? node.children.slice(1) : []));
        expect(there, heading).toHaveLength(rows.length);
        for (const [index, { name, anchor, oneof = '' }] of rows.entries()) {
          // On the page a field stands below the name of its oneof.
          const row: Html = { type: 'root', children: [byId.get(anchor)!, { type: 'text', value: oneof }] };
          expect(wordsOf(row), `${heading}.${name}`).toEqual(wordsOf(there[index]!));
        }
      };
      for (const service of file.services) {
        compare(service, `Service  ${service.name}`);
        for (const rpc of service.rpcs) {
          compare(rpc);
          const sample = mirror.get(label(rpc))!.find((node) => node.type === 'code' && node.lang === 'bash');
          expect(sample).toMatchObject({ value: examples.calls[rpc.anchor]![0]!.code });
        }
      }
      const enums = [...file.enums];
      eachMessage(file, (message) => {
        compare(message);
        compareRows(label(message), [...message.fields, ...message.extensions]);
        enums.push(...message.enums);
      });
      for (const item of enums) {
        compare(item);
        compareRows(label(item), item.values);
      }
      if (file.extensions.length > 0) compareRows('Extensions', file.extensions);
    },
    60_000,
  );
});

/** Children of a section, without the sections of other symbols in it. */
function withoutSections(node: Element): Element['children'] {
  return node.children
    .filter((child) => !(child.type === 'element' && child.tagName === 'section'))
    .map((child) => (child.type === 'element' ? { ...child, children: withoutSections(child) } : child));
}

describe('what is deprecated', () => {
  const { files } = readReference('site/reference/fixtures/tree', root);
  const { page } = bothOf(
    files.find(({ path }) => path === 'retired.proto')!,
    files,
  );
  const isRetired = ({ tagName, properties }: Element) =>
    tagName !== 'a' && properties.dataDeprecated !== undefined;
  const notes = elementsOf(page, isRetired).map((element) => {
    const owner = [element, ...elementsOf(element, hasId)].find(hasId);
    const [note] = elementsOf(element, ({ properties }) =>
      [properties.className].flat().some((name) => String(name).startsWith('DeprecationNote_root')),
    );
    const [link] = elementsOf(note!, ({ tagName }) => tagName === 'a');
    return [owner!.properties.id, textOf(note!), link?.properties.href];
  });

  test('says what replaces it, with a link where that is a symbol', () => {
    expect(notes).toEqual([
      ['oldservice', 'Deprecateduse NewService', '#newservice'],
      ['oldservice.ask', 'Deprecateduse NewService.Ask', '#newservice.ask'],
      ['oldservice.askagain', 'Deprecateduse Ask', '#oldservice.ask'],
      ['old', 'Deprecateduse fixtures.shapes.Node', '/api/shapes.proto#node'],
      ['old.stale', 'Deprecated:use fresh', '#old.fresh'],
      ['old.staler', 'Deprecated', undefined],
      ['old.behind', 'Deprecated:use Stale', '#stale'],
      ['old.lost', 'Deprecated:use nothing', undefined],
      ['old.long', 'Deprecated', undefined],
      ['old.silent', 'Deprecated', undefined],
      ['stale', 'Deprecateduse Fresh', undefined],
      ['stale.stale_one', 'Deprecated:use STALE_UNSPECIFIED', '#stale.stale_unspecified'],
    ]);
  });

  test('keeps every other sentence of its comment', () => {
    const text = textOf(page);
    for (const sentence of [
      'It answers faster.',
      'Kept for one more year.',
      'Was called so by mistake.',
      'Use fresh or stale instead.',
      'Deprecated since long. Use fresh instead.',
      'Deprecated. Use fresh instead.',
      'It means the same.',
    ]) {
      expect(text).toContain(sentence);
    }
  });
});
