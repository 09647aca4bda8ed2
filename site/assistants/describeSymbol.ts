import { slug } from 'github-slugger';

import { textOf } from '../reference/deprecation';
import { snippetsOf } from '../reference/examples/languages';
import { nameInPackage } from '../reference/examples/nameInPackage';
import { getOwn } from '../reference/getOwn';
import type { JsonValue, Rpc } from '../reference/model';
import { freshTimes } from '../reference/request/freshTimes';
import { fromJson } from '../reference/request/fromJson';
import type { FieldSchema, Types } from '../reference/request/requestSchema';
import { messageOf, valuesOf } from '../reference/request/requestValue';
import { schemaOf } from '../reference/request/schemaOf';
import { toJson } from '../reference/request/toJson';
import { typeInWords } from '../reference/typeInWords';
import type { Docs } from './openDocs';
import { sectionIn } from './sectionIn';

/**
 * The address of a symbol of the API from a name as people write it: at least its last part, or what the search understands.
 *
 * @throws When nothing has such a name.
 */
export async function findSymbol({ symbols, engine }: Docs, asked: string): Promise<string> {
  const named = [...symbols].find(([, { symbol }]) => {
    return !('presence' in symbol) && `.${symbol.fullName}`.endsWith(`.${asked}`);
  });
  if (named) return named[0];
  const { hits } = await engine.search({ query: asked, facetFilters: ['area:api'] });
  const found = hits.find(({ url }) => symbols.has(url));
  if (!found) throw new Error(`The API has no ${JSON.stringify(asked)}. Find names with search_docs.`);
  return found.url;
}

/** Code under a heading. */
export const codeSection = (heading: string, language: string, code: string) =>
  `## ${heading}\n\n\`\`\`${language}\n${code}\n\`\`\``;

/**
 * A symbol of the API as Markdown. Of a method: its signature, notes, request, response, samples, and all types with their
 * fields and rules. Fields and values are described by what declares them.
 *
 * @param address Its address with base and anchor.
 * @param language Id of the only language of samples. @default all
 */
export async function describeSymbol(docs: Docs, address: string, language?: string): Promise<string> {
  const { symbol } = docs.symbols.get(address)!;
  const { fullName, comments, deprecated } = symbol;
  const sections = [
    `# ${nameInPackage(fullName)}`,
    `${docs.site.address}${address}`,
    deprecated ? 'Deprecated.' : '',
    textOf(comments),
  ];
  if ('rpcs' in symbol) {
    sections.push(symbol.rpcs.map(({ name, comments }) => lineOf(name, [], textOf(comments))).join('\n'));
  } else if ('request' in symbol) {
    sections.push(...(await methodSections(docs, symbol, address, language)));
  } else if ('usedBy' in symbol) {
    sections.push(...typeSections([fullName], docs.types));
  } else {
    return describeSymbol(docs, address.replace(/\.[^.#]*$/, ''), language);
  }
  return sections.filter((section) => section !== '').join('\n\n');
}

async function methodSections(docs: Docs, rpc: Rpc, address: string, language?: string): Promise<string[]> {
  const { types, symbols, examples, read, mirrorOf } = docs;
  const [sent, received] = [rpc.request.name, rpc.response.name];
  const schema = schemaOf(sent, types);
  const example = JSON.parse(getOwn(examples, sent) ?? '{}') as JsonValue;
  // With times that its rules allow now.
  const request = freshTimes(fromJson(example, schema).value, schema, new Date());
  const call = { rpc, schema, request, clients: docs.clients!, file: symbols.get(address)!.file.path };
  const [page, anchor] = address.split('#') as [string, string];
  const notes = sectionIn((await read(mirrorOf(page))) ?? '', slug(anchor))?.match(/^- .*$/gm) ?? [];
  const stream = (side: string) => (rpc.streaming === side || rpc.streaming === 'both' ? 'stream ' : '');
  const returned = `${stream('server')}${nameInPackage(received)}`;
  return [
    `\`rpc ${rpc.name}(${stream('client')}${nameInPackage(sent)}) returns (${returned})\``,
    [`- Path: \`POST ${rpc.path}\``, ...notes].join('\n'),
    codeSection('Request', 'json', JSON.stringify(toJson(request, schema), null, 2)),
    codeSection('Response', 'json', getOwn(examples, received) ?? '{}'),
    ...snippetsOf(call, language).map((sample) => codeSection(sample.label, sample.language, sample.code)),
    ...typeSections([sent, received], types),
  ];
}

/** The fields of messages and the values of enums, and then of the types in them, nearest first. */
function typeSections(names: string[], types: Types): string[] {
  const sections: string[] = [];
  // A set that grows while it is walked is a queue without repetitions.
  const all = new Set(names);
  for (const name of all) {
    const { fields = [] } = messageOf({ kind: 'message', name }, types) ?? {};
    for (const { type } of fields) if (type.kind !== 'scalar') all.add(type.name);
    const values = valuesOf({ kind: 'enum', name }, types);
    const lines = [
      ...fields.map((field) => lineOf(field.jsonName, factsOf(field), field.comment)),
      ...values.map((value) => lineOf(value.name, [], value.comment)),
    ];
    if (lines.length > 0) sections.push(`## ${nameInPackage(name)}\n\n${lines.join('\n')}`);
  }
  return sections;
}

function factsOf(field: FieldSchema) {
  const { needed, oneof, deprecated, words } = field;
  const facts = [typeInWords(field), needed && 'required', oneof && `one of \`${oneof}\``];
  return [...facts, deprecated && 'deprecated', words].filter(Boolean);
}

function lineOf(name: string, facts: unknown[], comment = ''): string {
  const text = comment.replace(/\s+/g, ' ').trim();
  return `- \`${name}\`${facts.length > 0 ? ` (${facts.join('; ')})` : ''}${text && `: ${text}`}`;
}
