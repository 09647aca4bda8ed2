import type { Clients } from '../settings/clientSettings';
import { textOf } from './deprecation';
import { snippetsOf } from './examples/languages';
import { nameInPackage } from './examples/nameInPackage';
import { getOwn } from './getOwn';
import type { JsonValue, Rpc } from './model';
import { freshTimes } from './request/freshTimes';
import { fromJson } from './request/fromJson';
import type { FieldSchema, Types } from './request/requestSchema';
import { messageOf, valuesOf } from './request/requestValue';
import { schemaOf } from './request/schemaOf';
import { toJson } from './request/toJson';
import type { AnySymbol } from './symbols';
import { typeInWords } from './typeInWords';

export interface SymbolMarkdownOptions {
  types: Types;
  /** Examples of messages by full name. */
  examples: Record<string, JsonValue>;
  clients?: Clients;
  /** Path of the file that declares the symbol. */
  file: string;
  /** Role, errors and guides of a method, a line of Markdown each. @default none */
  notes?: string[];
  /** Id of the only language of the samples. @default all */
  language?: string;
}

/**
 * A service, method, message or enum as Markdown, whole: of a method its signature, notes, request, response, samples, and all
 * types with their fields and rules.
 */
export function symbolMarkdown(symbol: AnySymbol, options: SymbolMarkdownOptions): string {
  const { fullName, comments, deprecated } = symbol;
  const sections = [deprecated ? 'Deprecated.' : '', textOf(comments)];
  if ('rpcs' in symbol) {
    sections.push(symbol.rpcs.map(({ name, comments }) => lineOf(name, '', textOf(comments))).join('\n'));
  } else if ('request' in symbol) {
    sections.push(...methodSections(symbol, options));
  } else {
    if ('fields' in symbol) sections.push(exampleSection('As JSON', getOwn(options.examples, fullName)));
    sections.push(...typeSections([fullName], options.types));
  }
  return sections.filter((section) => section !== '').join('\n\n');
}

function methodSections(rpc: Rpc, options: SymbolMarkdownOptions): string[] {
  const { types, examples, clients, file, notes = [], language } = options;
  const stream = (side: string) => (rpc.streaming === side || rpc.streaming === 'both' ? 'stream ' : '');
  const sent = rpc.request.name;
  const received = rpc.response.name;
  const schema = schemaOf(sent, types);
  const { value } = fromJson(getOwn(examples, sent) ?? {}, schema);
  const request = freshTimes(value, schema, new Date());
  const call = { rpc, schema, request, file };
  const snippets = clients ? snippetsOf({ ...call, clients }, language) : [];
  const returned = `${stream('server')}${nameInPackage(received)}`;
  return [
    `\`rpc ${rpc.name}(${stream('client')}${nameInPackage(sent)}) returns (${returned})\``,
    [`- Path: \`POST ${rpc.path}\``, ...notes].join('\n'),
    exampleSection('Request', toJson(request, schema)),
    exampleSection('Response', getOwn(examples, received)),
    ...snippets.map(({ label, language, code }) => `## ${label}\n\n\`\`\`${language}\n${code}\n\`\`\``),
    ...typeSections([sent, received], types),
  ];
}

const exampleSection = (heading: string, json: JsonValue = {}) =>
  `## ${heading}\n\n\`\`\`json\n${JSON.stringify(json, null, 2)}\n\`\`\``;

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
