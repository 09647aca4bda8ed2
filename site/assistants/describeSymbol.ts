import { textOf } from '../reference/deprecation';
import { snippetsOf } from '../reference/examples/languages';
import { nameInPackage } from '../reference/examples/nameInPackage';
import { getOwn } from '../reference/getOwn';
import type { Rpc, Service } from '../reference/model';
import { freshTimes } from '../reference/request/freshTimes';
import { fromJson } from '../reference/request/fromJson';
import type { FieldSchema, Types } from '../reference/request/requestSchema';
import { messageOf, valuesOf } from '../reference/request/requestValue';
import { schemaOf } from '../reference/request/schemaOf';
import { toJson } from '../reference/request/toJson';
import { typeInWords } from '../reference/typeInWords';
import type { Docs } from './openDocs';

/** A name without what its spellings differ in: case, underscores, slashes of a path, arguments. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/\(.*|[_\s]/gs, '')
    .replace(/^\W*|[/#]/g, '.');

/**
 * The address of a symbol of the API from a name as people write it: in part, in any case, as a path or with underscores.
 * Otherwise what the search finds first.
 *
 * @throws When nothing has such a name.
 */
export async function findSymbol({ symbols, engine }: Docs, asked: string): Promise<string> {
  const wanted = plain(asked);
  const named = [...symbols].filter(([, { symbol }]) => plain(symbol.fullName).endsWith(wanted));
  // A method or a type rather than a field of the same name.
  const [first] = named.find(([, { symbol }]) => 'request' in symbol || 'usedBy' in symbol) ?? named[0] ?? [];
  if (first !== undefined && wanted !== '.') return first;
  const { hits } = await engine.search({ query: asked, hitsPerPage: 5, facetFilters: ['area:api'] });
  const found = hits.find(({ url }) => symbols.has(url));
  if (!found) throw new Error(`The API has no ${JSON.stringify(asked)}. Find names with search_docs.`);
  return found.url;
}

/**
 * A symbol of the API as Markdown. Of a method: its signature, notes, request, response, samples, and all types with their
 * fields and rules. Fields and values are described by what declares them.
 *
 * @param address Its address with base and anchor.
 * @param language Id of the only language of samples. @default all
 */
export function describeSymbol(docs: Docs, address: string, language?: string): string {
  const { symbol } = docs.symbols.get(address)!;
  const { fullName, comments, deprecated } = symbol;
  const sections = [
    `# ${nameInPackage(fullName)}`,
    `${docs.site.address}${address}`,
    deprecated ? 'Deprecated.' : '',
    textOf(comments),
  ];
  if ('rpcs' in symbol) {
    const { rpcs } = symbol as Service;
    sections.push(rpcs.map(({ name, comments }) => lineOf(name, '', textOf(comments))).join('\n'));
  } else if ('request' in symbol) {
    sections.push(...methodSections(docs, address, language));
  } else if ('usedBy' in symbol) {
    if ('fields' in symbol) sections.push(exampleOf(fullName, docs, 'As JSON').section);
    sections.push(...typeSections([fullName], docs.types));
  } else {
    return describeSymbol(docs, address.replace(/\.[^.#]*$/, ''), language);
  }
  return sections.filter((section) => section !== '').join('\n\n');
}

function methodSections(docs: Docs, address: string, language?: string): string[] {
  const { types, clients, notes, symbols } = docs;
  const { symbol, file } = symbols.get(address)!;
  const rpc = symbol as Rpc;
  const stream = (side: string) => (rpc.streaming === side || rpc.streaming === 'both' ? 'stream ' : '');
  const sent = rpc.request.name;
  const received = rpc.response.name;
  const { schema, value, section } = exampleOf(sent, docs, 'Request');
  const call = { rpc, schema, request: value, file: file.path };
  const snippets = clients ? snippetsOf({ ...call, clients }, language) : [];
  const returned = `${stream('server')}${nameInPackage(received)}`;
  return [
    `\`rpc ${rpc.name}(${stream('client')}${nameInPackage(sent)}) returns (${returned})\``,
    [`- Path: \`POST ${rpc.path}\``, ...(notes[address] ?? [])].join('\n'),
    section,
    exampleOf(received, docs, 'Response').section,
    ...snippets.map(({ label, language, code }) => `## ${label}\n\n\`\`\`${language}\n${code}\n\`\`\``),
    ...typeSections([sent, received], types),
  ];
}

/** The example of a message, with times that its rules allow now. */
function exampleOf(type: string, { types, examples }: Docs, heading: string) {
  const schema = schemaOf(type, types);
  const value = freshTimes(fromJson(getOwn(examples, type) ?? {}, schema).value, schema, new Date());
  const json = JSON.stringify(toJson(value, schema), null, 2);
  return { schema, value, section: `## ${heading}\n\n\`\`\`json\n${json}\n\`\`\`` };
}

/** The fields of messages and the values of enums, and then of the types in them, nearest first. */
function typeSections(names: string[], types: Types): string[] {
  const sections: string[] = [];
  // A set that grows while it is walked is a queue without repetitions.
  const all = new Set(names);
  for (const name of all) {
    const { fields = [] } = messageOf({ kind: 'message', name }, types) ?? {};
    for (const { type } of fields) if (type.kind !== 'scalar') all.add(type.name);
    const lines = fields.map((field) => lineOf(field.jsonName, factsOf(field), field.comment));
    for (const { name: value, comment } of valuesOf({ kind: 'enum', name }, types)) {
      lines.push(lineOf(value, '', comment));
    }
    if (lines.length > 0) sections.push(`## ${nameInPackage(name)}\n\n${lines.join('\n')}`);
  }
  return sections;
}

function factsOf(field: FieldSchema): string {
  const { needed, oneof, deprecated, words } = field;
  const facts = [typeInWords(field), needed && 'required', oneof && `one of \`${oneof}\``];
  return [...facts, deprecated && 'deprecated', words].filter(Boolean).join('; ');
}

function lineOf(name: string, facts: string, comment = ''): string {
  const text = comment.replace(/\s+/g, ' ').trim();
  return `- \`${name}\`${facts && ` (${facts})`}${text && `: ${text}`}`;
}
