import { slug } from 'github-slugger';

import { nameInPackage, typeInWords } from '../reference/examples/symbolNames';
import type { Method } from '../reference/model';
import type { FieldSchema, TypeRegistry } from '../reference/request/requestSchema';
import { messageOf, valuesOf } from '../reference/request/requestValue';
import type { Docs } from './openDocs';
import { sectionIn } from './sectionIn';

/**
 * The address of a symbol of the API from a name as people write it: at least its last part, or a name that search finds.
 *
 * @throws When no symbol has this name.
 */
export async function findSymbol({ symbols, engine }: Docs, name: string): Promise<string> {
  const named = [...symbols].find(([, { kind, symbol }]) => {
    return kind !== 'field' && `.${symbol.fullName}`.endsWith(`.${name}`);
  });
  if (named) return named[0];
  const { hits } = await engine.search({ query: name, facetFilters: ['area:api'] });
  const hit = hits.find(({ url }) => symbols.has(url));
  if (!hit) throw new Error(`The API has no ${JSON.stringify(name)}. Find names with search_docs.`);
  return hit.url;
}

/** Code under a heading. */
export const codeSection = (heading: string, language: string, code: string) =>
  `## ${heading}\n\n\`\`\`${language}\n${code}\n\`\`\``;

/**
 * An API symbol as Markdown. For a method: its signature, notes, request, response, snippets, and all types with their
 * fields and rules. Fields and values are described by their message or enum.
 *
 * @param address Its address with base and anchor.
 * @param language Id of the only language of snippets. @default all
 */
export async function describeSymbol(docs: Docs, address: string, language?: string): Promise<string> {
  const { kind, symbol } = docs.symbols.get(address)!;
  const { fullName, comment, deprecated } = symbol;
  const sections = [`# ${nameInPackage(fullName)}`, `${docs.site.address}${address}`];
  sections.push(deprecated ? 'Deprecated.' : '', comment);
  if (kind === 'service') {
    sections.push(symbol.methods.map((method) => lineOf(method.name, [], method.comment)).join('\n'));
  } else if (kind === 'method') {
    sections.push(...(await methodSections(docs, symbol, address, language)));
  } else if (kind === 'message' || kind === 'enum') {
    sections.push(...typeSections([fullName], docs.types));
  } else {
    return describeSymbol(docs, address.replace(/\.[^.#]*$/, ''), language);
  }
  return sections.filter((section) => section !== '').join('\n\n');
}

/** Notes and examples of a method come from its page. */
async function methodSections(docs: Docs, method: Method, address: string, language?: string) {
  const { types, symbols, read, mirrorOf } = docs;
  const [page, anchor] = address.split('#') as [string, string];
  const section = sectionIn((await read(mirrorOf(page))) ?? '', slug(anchor)) ?? '';
  const { snippets } = symbols.get(address)!;
  const [sent, received] = [method.request.name, method.response.name];
  const shown = snippets.filter(({ id }) => language === undefined || id === language);
  const stream = (side: string) => ([side, 'both'].includes(method.streaming) ? 'stream ' : '');
  return [
    `\`rpc ${method.name}(${stream('client')}${nameInPackage(sent)}) returns (${stream('server')}${nameInPackage(received)})\``,
    `- Path: \`POST ${method.path}\``,
    section.replace(/^## .*\n/, '').trim(),
    ...shown.map((snippet) => codeSection(snippet.label, snippet.highlightLanguage, snippet.code)),
    ...typeSections([sent, received], types),
  ];
}

/** The fields of messages and the values of enums, and then of the types in them, nearest first. */
function typeSections(names: string[], types: TypeRegistry): string[] {
  const sections: string[] = [];
  // A set that grows during iteration is a queue without duplicates.
  const all = new Set(names);
  for (const name of all) {
    const { fields = [] } = messageOf({ kind: 'message', name }, types) ?? {};
    for (const { type } of fields) if (type.kind !== 'scalar') all.add(type.name);
    const lines = [
      ...fields.map((field) => lineOf(field.jsonName, factsOf(field), field.comment)),
      ...valuesOf({ kind: 'enum', name }, types).map((value) => lineOf(value.name, [], value.comment)),
    ];
    if (lines.length > 0) sections.push(`## ${nameInPackage(name)}\n\n${lines.join('\n')}`);
  }
  return sections;
}

function factsOf(field: FieldSchema) {
  const { needed, oneof, deprecated, rulesText } = field;
  const facts = [needed && 'required', oneof && `one of \`${oneof}\``, deprecated && 'deprecated', rulesText];
  return [typeInWords(field), ...facts.filter(Boolean)];
}

function lineOf(name: string, facts: unknown[], comment = ''): string {
  const text = comment.replace(/\s+/g, ' ').trim();
  return `- \`${name}\`${facts.length > 0 ? ` (${facts.join('; ')})` : ''}${text && `: ${text}`}`;
}
