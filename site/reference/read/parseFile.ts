import protobuf from 'protobufjs';

import { didYouMean } from '../../nearest';
import { jsonName } from '../jsonName';
import type { Enum, Field, Message, ProtoFile, ProtoSymbol, Reserved, TypeReference } from '../model';
import { nameAnchors } from './anchors';
import { checkNumbers, type Range } from './checkNumbers';
import { isTrue } from './checkOptions';
import { Cursor, keywords, SyntaxFault } from './cursor';
import { type Token, tokenize } from './tokens';
import type { Declaration, DeclarationOf, Kind, OptionStatement, OwnPart, ParsedFile, Tree } from './tree';

/** What a token cannot be. */
const tokenFaults: [pattern: RegExp, message: string, fix: string][] = [
  [/^\/\*(?![^]*\*\/$)/, 'the comment is not closed.', 'Close it with "*/".'],
  [/^(["'])(?:\\[^]|(?!\1)[^\\])*$/, 'the string is not closed.', 'Close it with the quote that opens it.'],
  [
    /^["'](?:[^\\]|\\[abfnrtv\\?'"0-7xXuU])*?\\[^abfnrtv\\?'"0-7xXuU]/,
    'found a backslash in a string without a meaning.',
    'Write a backslash as `\\\\`.',
  ],
];

/**
 * Parses a definition by the grammar of protoc. Its symbols have everything but what other files decide: types are names as
 * written, and options are statements. Names and numbers that are taken are reported.
 *
 * @throws {SyntaxFault} Where the text breaks the grammar.
 */
export function parseFile(path: string, text: string, tree: Tree): ParsedFile {
  const tokens = tokenize(text);
  for (const token of tokens.flatMap((each) => [...each.comments, each])) {
    const fault = tokenFaults.find(([pattern]) => pattern.test(token.text));
    if (fault) throw new SyntaxFault(token.line, fault[1], fault[2]);
  }
  const model: ProtoFile = {
    path,
    package: packageIn(tokens),
    syntax: 'proto2',
    comments: {},
    imports: [],
    options: [],
    services: [],
    messages: [],
    enums: [],
    extensions: [],
  };
  const file = { model, importLines: [], options: [], declarations: [] };
  return new Parser(new Cursor(tokens), file, tree).parse();
}

/** protoc's limit for messages in messages. */
const deepest = 31;
const highest = { field: 536_870_911, messageSet: 2_147_483_646, value: 2_147_483_647 };
const keyTypes = /^(u?int(32|64)|sint(32|64)|s?fixed(32|64)|bool|string)$/;
const versions = { syntax: ['proto2', 'proto3'], edition: ['2023', '2024', '2026'] };
const intoMessage = 'Declare a message that has it, and write a field of that type.';

/** A file or a message that declarations are read into. */
interface Scope<Owner = Pick<Message, 'messages' | 'enums' | 'extensions'>> {
  /** Full name; that of the package for a file. */
  name: string;
  owner: Owner;
  options: OptionStatement[];
  depth: number;
}

/** What the numbers of a message are for. */
interface Numbers {
  /** Those whose names are taken among them. */
  fields: Field[];
  reserved: Range[];
  extensions: Range[];
}

/** Where a field is, besides a message. */
interface Place {
  oneof?: string;
  /** The message that is extended, as written. */
  extendee?: string;
}

class Parser {
  /** The declaration that a comment behind it would belong to. */
  private last?: Declaration;
  /** The comment above the statement. */
  private leading?: string;
  /** Whether a declaration around is reported because its name is taken. */
  private isRepeated = false;

  constructor(
    private readonly tokens: Cursor,
    private readonly file: ParsedFile,
    private readonly tree: Tree,
  ) {}

  parse(): ParsedFile {
    const { tokens, file } = this;
    const scope = { name: file.model.package, owner: file.model, options: file.options, depth: 0 };
    this.begin();
    if (/^(syntax|edition)$/.test(tokens.next.text)) this.parseSyntax();
    for (this.begin(); tokens.next.text !== ''; this.begin()) if (!tokens.skip(';')) this.parseTop(scope);
    nameAnchors(file);
    return file;
  }

  /** Begins a statement. A comment above it belongs to it, one behind the last statement to that one. */
  private begin(): void {
    const { leading, trailing } = this.tokens.begin();
    if (this.last && trailing !== undefined) this.last.symbol.comments.trailing ??= trailing;
    this.leading = leading;
    this.last = undefined;
  }

  private parseSyntax(): void {
    const { tokens, leading } = this;
    const { model } = this.file;
    const { text: kind, line } = tokens.take();
    const known = versions[kind as 'syntax'];
    tokens.expect('=');
    const value = tokens.string();
    if (!known.includes(value)) {
      const message = `there is no ${kind} ${JSON.stringify(value)}; expected "${known[0]}" or "${known[1]}".`;
      const fix = didYouMean(value, known).trim() || `Write \`${kind} = "${known[1]}";\`.`;
      throw new SyntaxFault(line, message, fix);
    }
    if (kind === 'syntax') model.syntax = value as ProtoFile['syntax'];
    else Object.assign(model, { syntax: 'editions', edition: value });
    if (leading !== undefined) model.comments.leading = leading;
    tokens.expect(';');
  }

  private parseTop(scope: Scope): void {
    const { tokens, file, tree } = this;
    const { text: keyword, line } = tokens.next;
    if (/^(syntax|edition)$/.test(keyword)) {
      throw new SyntaxFault(line, `found "${keyword}" after other statements.`, 'Move it to the top.');
    }
    switch (tokens.skip('package', 'import', 'service')) {
      case 'package':
        if (file.packageLine !== undefined) {
          throw new SyntaxFault(line, 'found "package" a second time.', 'Keep one of the two.');
        }
        file.packageLine = line;
        file.model.comments.leading ??= this.leading;
        tokens.typeName('a name of a package');
        return tokens.expect(';');
      case 'import': {
        const kind = tokens.skip('public', is2024(file.model) ? 'option' : 'weak') as 'public' | undefined;
        const path = tokens.string('a path in quotes');
        file.importLines.push(line);
        const from = tree.own.has(path) ? 'reference' : 'known';
        file.model.imports.push({ path, kind: kind ?? 'plain', from });
        return tokens.expect(';');
      }
      case 'service':
        return this.parseService(scope.name);
      default:
        if (!this.parseCommon(scope)) throw tokens.fault();
    }
  }

  /** Parses what both files and messages can have. Returns whether there was such a statement. */
  private parseCommon(scope: Scope): boolean {
    const { tokens, file } = this;
    if (is2024(file.model) && /^(message|enum)$/.test(tokens.afterNext.text)) tokens.skip('export', 'local');
    const keyword = tokens.skip('message', 'enum', 'extend', 'option');
    if (keyword === 'message') {
      this.parseMessage(tokens.name('a name of a message'), scope);
    } else if (keyword === 'enum') {
      this.parseEnum(scope);
    } else if (keyword === 'extend') {
      const extendee = tokens.typeName();
      this.parseBlock(undefined, () => void this.parseField(scope, scope.owner.extensions, { extendee }));
    } else if (keyword === 'option') {
      this.parseOptionStatement(scope.options);
    }
    return keyword !== undefined;
  }

  /** Parses statements in braces. A comment behind one of the braces is the owner's. */
  private parseBlock(owner: Declaration | undefined, parse: () => void): void {
    const { tokens, isRepeated } = this;
    tokens.expect('{');
    this.last = owner;
    this.isRepeated ||= owner !== undefined && this.tree.names.get(owner.symbol.fullName) !== owner;
    for (this.begin(); !tokens.skip('}'); this.begin()) if (!tokens.skip(';')) parse();
    this.isRepeated = isRepeated;
    this.last = owner;
  }

  private parseWithOptions(owner: Declaration, parse: () => void): void {
    this.parseBlock(owner, () =>
      this.tokens.skip('option') ? this.parseOptionStatement(owner.options) : parse(),
    );
  }

  private parseMessage(name: Token, { name: around, owner, depth }: Scope): Declaration {
    const lists = { fields: [], oneofs: [], messages: [], enums: [], extensions: [], usedBy: [] };
    const own = { ...lists, reserved: reservedIn([]), extensionRanges: [], rules: [] };
    const declaration = this.declare('message', name, around, own, owner.messages);
    const { symbol, options } = declaration;
    if (depth === deepest) {
      const message = `messages are nested deeper than ${deepest} levels.`;
      throw new SyntaxFault(name.line, message, 'Declare it outside.');
    }
    const scope = { name: symbol.fullName, owner: symbol, options, depth: depth + 1 };
    const numbers: Numbers = { fields: [], reserved: [], extensions: [] };
    this.parseBlock(declaration, () => this.parseMember(scope, numbers));
    const { fields, reserved, extensions } = numbers;
    const isSet = isTrue('message_set_wire_format', options);
    const max = highest[isSet ? 'messageSet' : 'field'];
    for (const range of extensions) {
      if (range.to === Infinity) range.to = max;
      const found = `found ${range.to}; expected ${max} or less.`;
      if (Number(range.to) > max) this.report(range.line, found, 'Write `max`.');
    }
    checkNumbers(fields, reserved, extensions, false, this.report);
    symbol.extensionRanges = numbersIn(extensions);
    symbol.reserved = reservedIn(reserved);
    return declaration;
  }

  private parseMember(scope: Scope<Message>, numbers: Numbers): void {
    const { tokens, file } = this;
    const { line } = tokens.next;
    const { fields, oneofs } = scope.owner;
    switch (tokens.skip('oneof', 'extensions', 'reserved')) {
      case 'oneof': {
        const own = { fields: [], rules: [] };
        const oneof = this.declare('oneof', tokens.name('a name of a oneof'), scope.name, own, oneofs);
        return this.parseWithOptions(oneof, () => {
          const field = this.parseField(scope, fields, { oneof: oneof.symbol.name });
          numbers.fields.push(field);
          oneof.symbol.fields.push(field.name);
        });
      }
      case 'extensions':
        if (file.model.syntax === 'proto3') {
          this.report(line, 'found "extensions"; proto3 has none.', 'Use `google.protobuf.Any`, or proto2.');
        }
        numbers.extensions.push(...this.parseRanges(Infinity));
        this.parseOptions(() => {});
        return tokens.expect(';');
      case 'reserved':
        return this.parseReserved(numbers.reserved, highest.field);
      default:
        if (!this.parseCommon(scope)) numbers.fields.push(this.parseField(scope, fields, {}));
    }
  }

  private parseEnum({ name: around, owner }: Scope): void {
    const { tokens } = this;
    const own = { values: [], reserved: reservedIn([]), usedBy: [] };
    const declaration = this.declare('enum', tokens.name('a name of an enum'), around, own, owner.enums);
    const symbol: Enum = declaration.symbol;
    const values: Enum['values'] = [];
    const reserved: Range[] = [];
    this.parseWithOptions(declaration, () => {
      if (tokens.skip('reserved')) return this.parseReserved(reserved, highest.value);
      const name = tokens.name('a name of a value');
      const also = [inScope(around, name.text), ': values share the scope of their enum'];
      const value = this.declare('value', name, symbol.fullName, { number: 0 }, symbol.values, also);
      tokens.expect('=');
      value.symbol.number = tokens.integer(true);
      values.push(value.symbol);
      this.parseOptions((option) => value.options.push(option));
      tokens.expect(';');
      this.last = value;
    });
    checkNumbers(values, reserved, [], isTrue('allow_alias', declaration.options), this.report);
    symbol.reserved = reservedIn(reserved);
  }

  private parseService(around: string): void {
    const { tokens } = this;
    const name = tokens.name('a name of a service');
    const service = this.declare('service', name, around, { rpcs: [] }, this.file.model.services);
    const { fullName, rpcs } = service.symbol;
    this.parseWithOptions(service, () => {
      tokens.expect('rpc');
      const name = tokens.name('a name of a method');
      const [request, client] = this.parseCallType('client');
      tokens.expect('returns');
      const [response, server] = this.parseCallType('server');
      const streaming = client && server ? 'both' : (client ?? server ?? 'none');
      const path = `/${fullName}/${name.text}`;
      const own = { streaming, request, response, idempotency: 'unknown', path } as const;
      const call = this.declare('method', name, fullName, own, rpcs);
      if (tokens.next.text === '{') this.parseWithOptions(call, () => tokens.expect('option'));
      else tokens.expect(';');
      this.last = call;
    });
  }

  private parseCallType<Side extends string>(side: Side): [type: TypeReference, streams: Side | undefined] {
    this.tokens.expect('(');
    const streams = this.tokens.skip('stream') === undefined ? undefined : side;
    const type = written(this.tokens.typeName());
    this.tokens.expect(')');
    return [type, streams];
  }

  private parseField(scope: Scope, fields: Field[], place: Place): Field {
    const { tokens } = this;
    const { line } = tokens.next;
    const label = tokens.skip('optional', 'required', 'repeated') as 'optional' | undefined;
    const isMap = tokens.next.text === 'map' && tokens.afterNext.text === '<';
    const type = tokens.typeName();
    this.checkPlace(line, label, isMap ? 'map<' : type, place);
    const key = isMap ? this.parseMapKey() : undefined;
    const value = isMap ? tokens.typeName() : type;
    if (isMap) tokens.expect('>');
    const named = tokens.name('a name of a field');
    const group = type === 'group';
    const name = group ? named.text.toLowerCase() : named.text;
    tokens.expect('=');
    const own: OwnPart<'field'> = {
      number: tokens.integer(),
      jsonName: jsonName(name),
      label: isMap ? 'map' : (label ?? 'singular'),
      presence: 'none',
      needed: false,
      type: written(group ? named.text : value),
      key,
      oneof: place.oneof,
      extendee: place.extendee === undefined ? undefined : written(place.extendee),
      group,
      rules: [],
    };
    const entry = `${jsonName(`_${name}`)}Entry`;
    const also = [inScope(scope.name, entry), `: the map also takes the name "${entry}"`];
    const token = { ...named, text: name };
    const declaration = this.declare('field', token, scope.name, own, fields, isMap ? also : undefined);
    this.parseOptions((option) => this.addFieldOption(option, declaration));
    const last = group ? this.parseMessage(named, scope) : declaration;
    if (!group) tokens.expect(';');
    this.last = last;
    return declaration.symbol;
  }

  /** Refuses labels, maps and groups where they are not allowed. */
  private checkPlace(
    line: number,
    label: string | undefined,
    type: string,
    { oneof, extendee }: Place,
  ): void {
    const { syntax } = this.file.model;
    const isMap = type === 'map<';
    const isSingular = label !== undefined && label !== 'repeated';
    const presence = 'Editions have "features.field_presence" instead of labels.';
    const needsLabel = syntax === 'proto2' && !isMap && !oneof;
    const labels = `${didYouMean(type, keywords)}Write "optional", "required" or "repeated" before it.`;
    const faults: [isFound: unknown, found: string, fix: string][] = [
      [isMap && oneof, 'a map in a oneof', intoMessage],
      [isMap && extendee !== undefined, 'a map in an extension', intoMessage],
      [isMap && label, `"${label}" before a map`, 'Remove the label.'],
      [oneof && label === 'repeated', '"repeated" in a oneof', intoMessage],
      [oneof && label, `"${label}" in a oneof`, 'Remove the label.'],
      [type === 'group' && syntax !== 'proto2', 'a group, which only proto2 has', intoMessage],
      [label === 'required' && syntax === 'proto3', '"required", which proto3 does not have', 'Remove it.'],
      [isSingular && syntax === 'editions', `"${label}", which editions do not have`, presence],
      [needsLabel && label === undefined, `"${type}" without a label`, labels],
    ];
    for (const [isFound, found, fix] of faults) {
      if (isFound) throw new SyntaxFault(line, `found ${found}.`, fix);
    }
  }

  private parseMapKey(): TypeReference {
    const { tokens } = this;
    tokens.expect('<');
    const { line } = tokens.next;
    const key = tokens.typeName();
    if (!keyTypes.test(key)) {
      const message = `found the map key "${key}"; expected an integer type, bool or string.`;
      throw new SyntaxFault(line, message, 'Choose one of these, or repeat a message with key and value.');
    }
    tokens.expect(',');
    return written(key);
  }

  /** Adds an option of a field. Two of them are no options of `FieldOptions`. */
  private addFieldOption(option: OptionStatement, { symbol, options }: DeclarationOf<'field'>): void {
    const { line, value } = option;
    const name = option.path.join();
    if (name !== 'default' && name !== 'json_name') return void options.push(option);
    const isName = name === 'json_name';
    const text = unquoted(value);
    const isTwice = isName ? symbol.jsonName !== jsonName(symbol.name) : symbol.defaultValue !== undefined;
    const faults: [isFound: boolean, message: string, fix: string][] = [
      [isTwice, `the option \`${name}\` is set twice.`, 'Remove one of the two.'],
      [isName && !/^["']/.test(value), `the name in JSON ${value} has no quotes.`, `Write "${value}".`],
      [isName && /^\[.*\]$|\0/s.test(text), `the name in JSON ${value} is not valid.`, 'Write a word.'],
      [isName && symbol.extendee !== undefined, 'extensions have no name in JSON.', 'Remove the option.'],
    ];
    for (const [isFound, message, fix] of faults) if (isFound) this.report(line, message, fix);
    if (isName) symbol.jsonName = text;
    else symbol.defaultValue = value;
  }

  private parseOptions(add: (option: OptionStatement) => void): void {
    if (!this.tokens.skip('[')) return;
    do add(this.parseOption());
    while (this.tokens.skip(','));
    this.tokens.expect(']');
  }

  private parseOptionStatement(options: OptionStatement[]): void {
    options.push(this.parseOption());
    this.tokens.expect(';');
  }

  private parseOption(): OptionStatement {
    const { line } = this.tokens.next;
    const path = this.tokens.optionName();
    this.tokens.expect('=');
    return { line, path, value: this.tokens.value() };
  }

  private parseReserved(reserved: Range[], max: number): void {
    reserved.push(...this.parseRanges(max, /^["'A-Za-z_]/.test(this.tokens.next.text)));
    this.tokens.expect(';');
  }

  private parseRanges(max: number, isName = false): Range[] {
    const { tokens, file } = this;
    const ranges: Range[] = [];
    const parseName = () =>
      file.model.syntax === 'editions'
        ? tokens.name('a name without quotes').text
        : tokens.string('a name in quotes');
    const isSigned = max === highest.value;
    const parseEnd = () => (tokens.skip('max') ? max : tokens.integer(isSigned));
    do {
      const { line } = tokens.next;
      const from = isName ? parseName() : tokens.integer(isSigned);
      if (from === 0 && !isSigned) this.report(line, 'found the number 0; expected 1 or more.', 'Remove it.');
      ranges.push({ from, to: !isName && tokens.skip('to') ? parseEnd() : from, line });
    } while (tokens.skip(','));
    return ranges;
  }

  /**
   * Declares a symbol, and adds it to a list unless its name is taken.
   *
   * @param also A second full name that it takes, and why.
   */
  private declare<K extends Kind>(
    kind: K,
    { text: name, line }: Token,
    scope: string,
    own: OwnPart<K>,
    list: DeclarationOf<K>['symbol'][],
    also: string[] = [],
  ): DeclarationOf<K> {
    const { names } = this.tree;
    const { path } = this.file.model;
    const claims = [inScope(scope, name), ...also.slice(0, 1)];
    const common: ProtoSymbol = {
      name,
      fullName: claims[0]!,
      anchor: '',
      line,
      comments: { leading: this.leading },
      deprecated: false,
      options: [],
    };
    const symbol = Object.assign(common, own) as DeclarationOf<K>['symbol'];
    const declaration = { kind, symbol, options: [], scope, path };
    const holder = claims.map((claim) => names.get(claim)).find((each) => each !== undefined);
    if (holder === undefined) {
      list.push(symbol);
      this.file.declarations.push(declaration as DeclarationOf<Kind> as Declaration);
      for (const claim of claims) names.set(claim, declaration as DeclarationOf<Kind> as Declaration);
    } else if (!this.isRepeated) {
      const at = holder.symbol.line;
      const place = holder.path === path ? `"${holder.symbol.name}" in line ${at}` : `${holder.path}:${at}`;
      this.report(
        line,
        `the name "${name}" is already taken by ${place}.`,
        `Rename one of the two${also[1] ?? ''}.`,
      );
    }
    return declaration;
  }

  private readonly report = (line: number, message: string, fix: string): void =>
    this.tree.report(this.file.model.path, line, message, fix);
}

/** A type as written: a scalar, unless something is declared under the name. */
const written = (name: string): TypeReference => ({ kind: 'scalar', name });

/** The package of a file. Its statement can be below declarations. */
function packageIn(tokens: Token[]): string {
  const text = tokens.map((token) => token.text).join(' ');
  return (/(?:^|[;}] )package ([\w. ]+) ;/.exec(text)?.[1] ?? '').replaceAll(' ', '');
}

const inScope = (scope: string, name: string) => (scope ? `${scope}.${name}` : name);

const is2024 = ({ edition = '' }: ProtoFile) => edition >= '2024';

const numbersIn = (ranges: Range[]) =>
  ranges
    .filter(({ from }) => typeof from === 'number')
    .map(({ from, to }) => ({ from: Number(from), to: Number(to) }));

const reservedIn = (ranges: Range[]): Reserved => ({
  numbers: numbersIn(ranges),
  names: ranges.map(({ from }) => from).filter((from) => typeof from === 'string'),
});

const unquoted = (strings: string) =>
  (strings.match(/"(?:\\.|[^"])*"|'(?:\\.|[^'])*'/g) ?? [])
    .map((text) => protobuf.tokenize.unescape(text.slice(1, -1)))
    .join('');
