import type {
  Declaration,
  EnumDeclaration,
  EnumValueDeclaration,
  FieldDeclaration,
  MessageDeclaration,
  ServiceDeclaration,
  NumberRange,
  Reservation,
  RpcDeclaration,
} from './declarations';
import { readOption, readOptionsAfter } from './options';
import { readField } from './readField';
import type { Statement } from './statements';
import type { Token } from './tokens';
import type { Comments } from '../model';
import { stringValue, integerValue, maxFieldNumber } from './literals';

/** What a file and a message can both hold. */
type Scope = Pick<MessageDeclaration, 'messages' | 'enums' | 'extensions' | 'options'>;

/** Reads what may stand in a file as well as in a message. Tells whether the statement was one of these. */
export function readCommon(
  statement: Statement,
  scope: Scope & { services?: ServiceDeclaration[] },
): boolean {
  // An edition may say "export" or "local" before a message or an enum.
  const tokens = /^(export|local)$/.test(statement.tokens[0]!.text)
    ? statement.tokens.slice(1)
    : statement.tokens;
  const [keyword, name] = tokens;
  if (name === undefined || name.text === '=') return false;
  const isBlock = statement.block !== undefined && tokens.length === 2;
  switch (keyword!.text) {
    case 'option':
      scope.options.push(...readOption(tokens.slice(1)));
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
    else addField(readField(statement), message.fields, statement, message);
  }
  return message;
}

function readOneof({ tokens, block = [], comments }: Statement, message: MessageDeclaration): void {
  const name = tokens[1];
  if (!name) return;
  const oneof: Declaration = { name, comments, options: [] };
  message.oneofs.push(oneof);
  for (const statement of block) {
    const [first, ...rest] = statement.tokens;
    if (first!.text === 'option') oneof.options.push(...readOption(rest));
    else addField(readField(statement, { oneof: name.text }), message.fields, statement, message);
  }
}

function readExtensions(extendee: Token, { block = [], comments }: Statement, scope: Scope): void {
  for (const [index, statement] of block.entries()) {
    // What is said above the block is said about what it holds.
    if (index === 0) {
      statement.comments.leading ??= comments.leading;
      statement.comments.detached.unshift(...comments.detached);
    }
    addField(readField(statement, { extendee }), scope.extensions, statement, scope);
  }
}

/** Adds a field to a list, and the message of a group to the scope. */
function addField(
  field: FieldDeclaration | undefined,
  fields: FieldDeclaration[],
  statement: Statement,
  scope: Scope,
): void {
  if (!field) return;
  fields.push(field);
  if (field.group) scope.messages.push(readMessage(field.type, statement));
}

/** Highest number that a value can have: 2^31 - 1. */
const maxValue = 0x7fffffff;

/** Reads an enum with its values. */
function readEnum(name: Token, { block = [], comments }: Statement): EnumDeclaration {
  const declaration: EnumDeclaration = { name, comments, options: [], values: [], reserved: [] };
  for (const { tokens, comments: own } of block) {
    const [first, second, number] = tokens;
    if (second?.text === '=' && number) declaration.values.push(readValue(first!, number, tokens, own));
    else if (first!.text === 'option') declaration.options.push(...readOption(tokens.slice(1)));
    else if (first!.text === 'reserved') declaration.reserved.push(...readReserved(tokens, maxValue));
  }
  return declaration;
}

function readValue(name: Token, number: Token, tokens: Token[], comments: Comments): EnumValueDeclaration {
  return { name, number, comments, options: readOptionsAfter(tokens.slice(3)) };
}

/**
 * Reads numbers, ranges and names with commas between them, after `reserved` or `extensions`.
 *
 * @param max What `max` stands for.
 */
function readReserved(tokens: Token[], max = maxFieldNumber): Reservation[] {
  const reserved: Reservation[] = [];
  for (let index = 1; index < tokens.length && tokens[index]!.text !== '['; index++) {
    const token = tokens[index]!;
    if (token.kind === 'string') reserved.push({ name: stringValue([token]), token });
    else if (token.kind === 'name') reserved.push({ name: token.text, token });
    else if (token.kind === 'number') {
      const range: NumberRange = { from: integerValue(token.text), to: integerValue(token.text), token };
      const last = tokens[index + 1]?.text === 'to' ? tokens[index + 2] : undefined;
      if (last) {
        range.to = last.text === 'max' ? max : integerValue(last.text);
        index += 2;
      }
      reserved.push(range);
    }
  }
  return reserved;
}

/** Tells `reserved 1;` and `extensions 1;` from a field whose type is called so. */
const isRange = (tokens: Token[]) => tokens.length > 1 && tokens[2]?.text !== '=';

/** Reads a service with its calls. */
function readService(name: Token, { block = [], comments }: Statement): ServiceDeclaration {
  const service: ServiceDeclaration = { name, comments, options: [], rpcs: [] };
  for (const statement of block) {
    const { tokens } = statement;
    if (tokens[0]!.text === 'option') service.options.push(...readOption(tokens.slice(1)));
    else service.rpcs.push(...readRpc(statement));
  }
  return service;
}

function readRpc({ tokens, block = [], comments }: Statement): RpcDeclaration[] {
  const returns = tokens.findIndex(({ text }, index) => index > 2 && text === 'returns');
  const [request, clientStreaming] = readEnd(tokens.slice(2, returns));
  const [response, serverStreaming] = readEnd(tokens.slice(returns + 1));
  const name = tokens[1];
  if (returns < 0 || !name || !request || !response) return [];
  const options = block.flatMap((statement) => readOption(statement.tokens.slice(1)));
  return [{ name, comments, options, request, response, clientStreaming, serverStreaming }];
}

/** What a call takes or gives: a type between parentheses, and whether it streams. */
function readEnd(tokens: Token[]): [type: Token | undefined, streams: boolean] {
  const names = tokens.filter(({ kind }) => kind === 'name');
  return names.length > 1 && names[0]!.text === 'stream' ? [names[1], true] : [names[0], false];
}
