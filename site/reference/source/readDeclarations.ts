import type { Comments } from '../model';
import { noComments } from './comments';
import type {
  Declaration,
  EnumDeclaration,
  EnumValueDeclaration,
  FieldDeclaration,
  FileDeclaration,
  ImportDeclaration,
  MessageDeclaration,
  NumberRange,
  Reservation,
  RpcDeclaration,
  ServiceDeclaration,
} from './declarations';
import { readOption, readOptionList } from './options';
import type { Statement, StatementsResult } from './statements';
import { stringValue } from './stringValue';
import type { Token } from './tokens';

/**
 * Reads what a file declares. The grammar has been checked: a statement that does not have its shape is passed over.
 *
 * @param path Path under the root, as other files import it.
 * @param file Path from the root of the project.
 */
export function readDeclarations(
  { statements, detached }: StatementsResult,
  path: string,
  file: string,
): FileDeclaration {
  const declaration: FileDeclaration = {
    path,
    file,
    syntax: 'proto2',
    package: '',
    comments: noComments(),
    imports: [],
    options: [],
    messages: [],
    enums: [],
    services: [],
    extensions: [],
  };
  for (const statement of statements) {
    const { tokens, comments } = statement;
    const keyword = tokens[0]?.text;
    if (keyword === 'syntax' || keyword === 'edition') {
      declaration.syntaxToken = tokens[2];
      declaration.syntax = stringValue(tokens.slice(2));
    } else if (keyword === 'package') declaration.package = tokens[1]?.text ?? '';
    else if (keyword === 'import') declaration.imports.push(...readImport(tokens));
    else readCommon(statement, declaration);
    if (keyword !== undefined && /^(syntax|edition|package)$/.test(keyword))
      addComments(declaration, comments);
  }
  declaration.comments.detached.push(...detached);
  return declaration;
}

/** The comments above the syntax are the file's; those above the package too, when there are none above the syntax. */
function addComments({ comments }: FileDeclaration, { leading, trailing, detached }: Comments): void {
  comments.detached.push(...detached);
  for (const comment of [leading, trailing]) {
    if (comment === undefined) continue;
    if (comments.leading === undefined) comments.leading = comment;
    else comments.detached.push(comment);
  }
}

type Scope = Pick<MessageDeclaration, 'messages' | 'enums' | 'extensions' | 'options'>;

/** Reads what may stand in a file as well as in a message. Tells whether the statement was one of these. */
function readCommon(statement: Statement, scope: Scope & { services?: ServiceDeclaration[] }): boolean {
  // An edition may say "export" or "local" before a message or an enum.
  const tokens = /^(export|local)$/.test(statement.tokens[0]!.text)
    ? statement.tokens.slice(1)
    : statement.tokens;
  const [keyword, name] = tokens;
  if (name === undefined || name.text === '=') return false;
  const isBlock = statement.block !== undefined && tokens.length === 2;
  switch (keyword!.text) {
    case 'option':
      readInto(scope.options, readOption(tokens.slice(1)));
      return true;
    case 'message':
      if (isBlock) scope.messages.push(readMessage(name, statement));
      return isBlock;
    case 'enum':
      if (isBlock) scope.enums.push(readEnum(name, statement));
      return isBlock;
    case 'service':
      if (isBlock) scope.services?.push(readService(name, statement));
      return isBlock;
    case 'extend':
      if (isBlock) readExtensions(name, statement, scope);
      return isBlock;
    default:
      return false;
  }
}

function readImport(tokens: Token[]): ImportDeclaration[] {
  const kind = tokens[1]?.kind === 'string' ? 'plain' : (tokens[1]?.text as ImportDeclaration['kind']);
  const path = tokens.filter((token) => token.kind === 'string');
  return path[0] ? [{ kind, path: stringValue(path), token: path[0] }] : [];
}

function readMessage(name: Token, { block = [], comments }: Statement): MessageDeclaration {
  const message: MessageDeclaration = {
    name,
    comments,
    options: [],
    fields: [],
    oneofs: [],
    messages: [],
    enums: [],
    extensions: [],
    reserved: [],
    extensionRanges: [],
  };
  for (const statement of block) {
    if (readCommon(statement, message)) continue;
    const { tokens } = statement;
    const keyword = tokens[0]!.text;
    if (keyword === 'reserved' && isRange(tokens)) message.reserved.push(...readReserved(tokens));
    else if (keyword === 'extensions' && isRange(tokens)) {
      message.extensionRanges.push(...readReserved(tokens).filter((range) => 'from' in range));
    } else if (keyword === 'oneof' && statement.block) readOneof(statement, message);
    else readField(statement, message.fields, message);
  }
  return message;
}

function readOneof({ tokens, block = [], comments }: Statement, message: MessageDeclaration): void {
  const name = tokens[1];
  if (!name) return;
  const oneof: Declaration = { name, comments, options: [] };
  message.oneofs.push(oneof);
  for (const statement of block) {
    if (statement.tokens[0]!.text === 'option')
      readInto(oneof.options, readOption(statement.tokens.slice(1)));
    else readField(statement, message.fields, message, { oneof: name.text });
  }
}

function readExtensions(extendee: Token, { block = [], comments }: Statement, scope: Scope): void {
  for (const [index, statement] of block.entries()) {
    // What is said above the block is said about what it holds.
    if (index === 0) {
      statement.comments.leading ??= comments.leading;
      statement.comments.detached.unshift(...comments.detached);
    }
    readField(statement, scope.extensions, scope, { extendee });
  }
}

/** Reads a field into a list; the message of a group goes to the scope. */
function readField(
  { tokens, block, comments }: Statement,
  fields: FieldDeclaration[],
  scope: Scope,
  place: Pick<FieldDeclaration, 'oneof' | 'extendee'> = {},
): void {
  const equals = tokens.findIndex(({ text }) => text === '=');
  const name = tokens[equals - 1];
  const number = tokens[equals + 1];
  if (!name || !number || equals < 2) return;
  const [label, rest] = labelOf(tokens.slice(0, equals - 1));
  const type = rest.find(({ kind }) => kind === 'name');
  if (!type) return;
  const isMap = type.text === 'map' && rest[1]?.text === '<';
  const value = isMap ? rest[4] : type;
  if (!value) return;
  const group = type.text === 'group' && block !== undefined;
  const options = readOptionList(between(tokens.slice(equals + 2)));
  const field = { name, comments, options, label, number, group, ...place };
  if (group) {
    scope.messages.push(readMessage(name, { tokens, block, comments }));
    fields.push({ ...field, name: { ...name, text: name.text.toLowerCase() }, type: name });
  } else {
    fields.push({ ...field, type: value, key: isMap ? rest[2] : undefined });
  }
}

function labelOf(tokens: Token[]): [FieldDeclaration['label'], Token[]] {
  const [first, ...rest] = tokens;
  const isLabel = rest.length > 0 && /^(optional|required|repeated)$/.test(first!.text);
  return isLabel ? [first!.text as FieldDeclaration['label'], rest] : [undefined, tokens];
}

function readEnum(name: Token, { block = [], comments }: Statement): EnumDeclaration {
  const declaration: EnumDeclaration = { name, comments, options: [], values: [], reserved: [] };
  for (const { tokens, comments: own } of block) {
    const [first, second, number] = tokens;
    if (second?.text === '=' && number) declaration.values.push(readEnumValue(first!, number, tokens, own));
    else if (first!.text === 'option') readInto(declaration.options, readOption(tokens.slice(1)));
    else if (first!.text === 'reserved') declaration.reserved.push(...readReserved(tokens, 0x7fffffff));
  }
  return declaration;
}

function readEnumValue(
  name: Token,
  number: Token,
  tokens: Token[],
  comments: Declaration['comments'],
): EnumValueDeclaration {
  return { name, number, comments, options: readOptionList(between(tokens.slice(3))) };
}

function readService(name: Token, { block = [], comments }: Statement): ServiceDeclaration {
  const service: ServiceDeclaration = { name, comments, options: [], rpcs: [] };
  for (const statement of block) {
    if (statement.tokens[0]!.text === 'option')
      readInto(service.options, readOption(statement.tokens.slice(1)));
    else readInto(service.rpcs, readRpc(statement));
  }
  return service;
}

function readRpc({ tokens, block = [], comments }: Statement): RpcDeclaration | undefined {
  const returns = tokens.findIndex(({ text }, index) => index > 2 && text === 'returns');
  const [request, clientStreaming] = readEnd(tokens.slice(2, returns));
  const [response, serverStreaming] = readEnd(tokens.slice(returns + 1));
  const name = tokens[1];
  if (returns < 0 || !name || !request || !response) return undefined;
  const options = block.flatMap((statement) => readOption(statement.tokens.slice(1)) ?? []);
  return { name, comments, options, request, response, clientStreaming, serverStreaming };
}

/** What a call takes or gives: a type between parentheses, and whether it streams. */
function readEnd(tokens: Token[]): [type: Token | undefined, streams: boolean] {
  const names = tokens.filter(({ kind }) => kind === 'name');
  return names.length > 1 && names[0]!.text === 'stream' ? [names[1], true] : [names[0], false];
}

/** Tells `reserved 1;` from a field whose type is called `reserved`. */
const isRange = (tokens: Token[]) => tokens.length > 1 && tokens[2]?.text !== '=';

/** Highest number that a field can have: 2^29 - 1. */
export const maxFieldNumber = 536870911;

/** The whole number that a token stands for, also when it is hexadecimal or octal. */
export function integerValue(text: string): number {
  const [sign, digits] = text.startsWith('-') ? [-1, text.slice(1)] : [1, text];
  return sign * (/^0[0-7]+$/.test(digits) ? parseInt(digits, 8) : Number(digits));
}

function readReserved(tokens: Token[], max = maxFieldNumber): Reservation[] {
  const reserved: Reservation[] = [];
  for (let index = 1; index < tokens.length && tokens[index]!.text !== '['; index++) {
    const token = tokens[index]!;
    if (token.kind === 'string') reserved.push({ name: stringValue([token]), token });
    else if (token.kind === 'name') reserved.push({ name: token.text, token });
    else if (token.kind === 'number') {
      const range: NumberRange = { from: integerValue(token.text), to: integerValue(token.text), token };
      if (tokens[index + 1]?.text === 'to') {
        const last = tokens[index + 2]!;
        range.to = last.text === 'max' ? max : integerValue(last.text);
        index += 2;
      }
      reserved.push(range);
    }
  }
  return reserved;
}

/** Tokens between the brackets that follow a number. */
function between(tokens: Token[]): Token[] {
  return tokens[0]?.text === '[' ? tokens.slice(1, -1) : [];
}

function readInto<T>(list: T[], item: T | undefined): void {
  if (item !== undefined) list.push(item);
}
