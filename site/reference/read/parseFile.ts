import protobuf, { type ReflectionObject } from 'protobufjs';

import { didYouMean } from '../../nearest';
import { anchorsOf } from './anchors';
import { checkNumbers, type Range } from './checkNumbers';
import { Cursor, keywords, SyntaxFault } from './cursor';
import { type Token, tokenize } from './tokens';
import { type Declaration, nameOf, type OptionStatement, type ParsedFile, type Tree } from './tree';

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
 * Reads a definition by the grammar of protoc. Its declarations become objects of protobufjs that are in no tree yet; what
 * these have no place for, such as lines and comments, is in the file. Names and numbers that are taken are reported.
 *
 * @throws {SyntaxFault} Where the text breaks the grammar.
 */
export function parseFile(path: string, text: string, tree: Tree): ParsedFile {
  const tokens = tokenize(text);
  for (const token of tokens.flatMap((each) => [...each.comments, each])) {
    const fault = tokenFaults.find(([pattern]) => pattern.test(token.text));
    if (fault) throw new SyntaxFault(token.line, fault[1], fault[2]);
  }
  const file: ParsedFile = {
    path,
    package: packageIn(tokens),
    syntax: 'proto2',
    comments: {},
    imports: [],
    options: [],
    declarations: new Map(),
    top: [],
    extensions: [],
    scope: tree.root,
    anchors: new Map(),
  };
  return new Parser(new Cursor(tokens), file, tree).read();
}

/** protoc's limit for messages in messages. */
const deepest = 31;
const highest = { field: 536_870_911, messageSet: 2_147_483_646, value: 2_147_483_647 };
const keyTypes = /^(u?int(32|64)|sint(32|64)|s?fixed(32|64)|bool|string)$/;
const versions = { syntax: ['proto2', 'proto3'], edition: ['2023', '2024', '2026'] };
const intoMessage = 'Declare a message that has it, and write a field of that type.';

/** A file, message or enum that declarations are read into. */
interface Scope {
  /** Prefix of full names. */
  prefix: string;
  options: OptionStatement[];
  add: (object: ReflectionObject, declaration: Declaration) => void;
  /** The message; undefined for the file. */
  type?: protobuf.Type;
  depth: number;
  /** Fields or values. */
  numbered: Declaration[];
  reserved: Range[];
  extensions: Range[];
}

/** Where a field is, besides a message. */
interface Place {
  oneof?: protobuf.OneOf;
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

  read(): ParsedFile {
    const { tokens, file } = this;
    const top = scopeOf(file.package, file.options, 0);
    top.add = (object, declaration) => file.top.push({ object, declaration });
    this.begin();
    if (/^(syntax|edition)$/.test(tokens.next.text)) this.readSyntax();
    for (this.begin(); tokens.next.text !== ''; this.begin()) if (!tokens.skip(';')) this.readTop(top);
    const extensions = file.extensions.filter(({ parent }) => parent === undefined);
    for (const object of [...file.top.map((each) => each.object), ...extensions.map(({ field }) => field)]) {
      setOptions(object, file.options, true);
      Object.assign(object, { _edition: file.edition ?? file.syntax });
    }
    file.anchors = anchorsOf(file);
    return file;
  }

  /** Begins a statement. A comment above it belongs to it, one behind the last statement to that one. */
  private begin(): void {
    const { leading, trailing } = this.tokens.begin();
    if (this.last && trailing !== undefined) this.last.comments.trailing ??= trailing;
    this.leading = leading;
    this.last = undefined;
  }

  private readSyntax(): void {
    const { tokens, file, leading } = this;
    const { text: kind, line } = tokens.take();
    const known = versions[kind as 'syntax'];
    tokens.expect('=');
    const value = tokens.string();
    if (!known.includes(value)) {
      const message = `there is no ${kind} ${JSON.stringify(value)}; expected "${known[0]}" or "${known[1]}".`;
      const fix = didYouMean(value, known).trim() || `Write \`${kind} = "${known[1]}";\`.`;
      throw new SyntaxFault(line, message, fix);
    }
    if (kind === 'syntax') file.syntax = value as ParsedFile['syntax'];
    else Object.assign(file, { syntax: 'editions', edition: value });
    if (leading !== undefined) file.comments.leading = leading;
    tokens.expect(';');
  }

  private readTop(scope: Scope): void {
    const { tokens, file } = this;
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
        file.comments.leading ??= this.leading;
        tokens.typeName('a name of a package');
        return tokens.expect(';');
      case 'import': {
        const kind = tokens.skip('public', 'weak', 'option') as 'public' | undefined;
        file.imports.push({ path: tokens.string('a path in quotes'), kind: kind ?? 'plain', line });
        return tokens.expect(';');
      }
      case 'service':
        return this.readService(scope);
      default:
        if (!this.readCommon(scope)) throw tokens.fault();
    }
  }

  /** Reads what both files and messages can have. Returns whether there was such a statement. */
  private readCommon(scope: Scope): boolean {
    const { tokens } = this;
    const isVisible = this.file.syntax === 'editions' && /^(message|enum)$/.test(tokens.afterNext.text);
    if (isVisible) tokens.skip('export', 'local');
    const keyword = tokens.skip('message', 'enum', 'extend', 'option');
    if (keyword === 'message') {
      const declaration = this.declare('message', tokens.name('a name of a message'), scope);
      scope.add(this.readMessage(declaration, scope), declaration);
    } else if (keyword === 'enum') {
      this.readEnum(scope);
    } else if (keyword === 'extend') {
      const extendee = tokens.typeName();
      this.readBlock(undefined, () => this.readField(scope, { extendee }));
    } else if (keyword === 'option') {
      this.readOptionStatement(scope.options);
    }
    return keyword !== undefined;
  }

  /** Reads statements in braces. A comment behind one of the braces is the owner's. */
  private readBlock(owner: Declaration | undefined, read: () => void): void {
    const { tokens, isRepeated } = this;
    tokens.expect('{');
    this.last = owner;
    this.isRepeated ||= owner !== undefined && !this.isDeclared(owner);
    for (this.begin(); !tokens.skip('}'); this.begin()) if (!tokens.skip(';')) read();
    this.isRepeated = isRepeated;
    this.last = owner;
  }

  /** Reads statements in braces, options among them. */
  private readWithOptions(owner: Declaration, read: () => void): void {
    this.readBlock(owner, () =>
      this.tokens.skip('option') ? this.readOptionStatement(owner.options) : read(),
    );
  }

  private readMessage(declaration: Declaration, { depth }: Scope): protobuf.Type {
    const { line, fullName, options } = declaration;
    if (depth === deepest) {
      throw new SyntaxFault(
        line,
        `messages are nested deeper than ${deepest} levels.`,
        'Declare it outside.',
      );
    }
    const type = new protobuf.Type(nameOf(declaration));
    const scope = { ...scopeOf(fullName, options, depth + 1), type };
    scope.add = (object, its) => this.isDeclared(its) && type.add(object);
    this.readBlock(declaration, () => this.readMember(scope));
    setOptions(type, options);
    const isSet = type.getOption('message_set_wire_format') === true;
    for (const range of scope.extensions) {
      if (isSet && range.to === highest.field) range.to = highest.messageSet;
    }
    checkNumbers(scope, false, this.report);
    type.extensions = scope.extensions.map(({ from, to }) => [Number(from), Number(to)]);
    type.reserved = reservedIn(scope);
    return type;
  }

  private readMember(scope: Scope): void {
    const { tokens, file } = this;
    const { line } = tokens.next;
    switch (tokens.skip('oneof', 'extensions', 'reserved')) {
      case 'oneof': {
        const declaration = this.declare('oneof', tokens.name('a name of a oneof'), scope);
        const oneof = new protobuf.OneOf(nameOf(declaration));
        this.readWithOptions(declaration, () => this.readField(scope, { oneof }));
        setOptions(oneof, declaration.options);
        return scope.add(oneof, declaration);
      }
      case 'extensions':
        if (file.syntax === 'proto3') {
          this.report(line, 'found "extensions"; proto3 has none.', 'Use `google.protobuf.Any`, or proto2.');
        }
        scope.extensions.push(...this.readRanges(highest.field));
        this.readOptions(() => {});
        return tokens.expect(';');
      case 'reserved':
        return this.readReserved(scope, highest.field);
      default:
        if (!this.readCommon(scope)) this.readField(scope, {});
    }
  }

  private readEnum(around: Scope): void {
    const { tokens } = this;
    const declaration = this.declare('enum', tokens.name('a name of an enum'), around);
    const scope = scopeOf(declaration.fullName, declaration.options, around.depth);
    const values: Record<string, number> = {};
    this.readWithOptions(declaration, () => {
      if (tokens.skip('reserved')) return this.readReserved(scope, highest.value);
      const value = this.declare('value', tokens.name('a name of a value'), scope, around.prefix);
      tokens.expect('=');
      value.number = tokens.integer(true);
      values[nameOf(value)] = value.number;
      scope.numbered.push(value);
      this.readOptions((option) => value.options.push(option));
      tokens.expect(';');
      this.last = value;
    });
    const object = new protobuf.Enum(nameOf(declaration), values);
    setOptions(object, declaration.options);
    checkNumbers(scope, object.getOption('allow_alias') === true, this.report);
    object.reserved = reservedIn(scope);
    around.add(object, declaration);
  }

  private readService(around: Scope): void {
    const { tokens } = this;
    const declaration = this.declare('service', tokens.name('a name of a service'), around);
    const scope = scopeOf(declaration.fullName, declaration.options, 0);
    const service = new protobuf.Service(nameOf(declaration));
    this.readWithOptions(declaration, () => {
      tokens.expect('rpc');
      const call = this.declare('method', tokens.name('a name of a method'), scope);
      const [request, isRequestStream] = this.readCallType();
      tokens.expect('returns');
      const [response, isResponseStream] = this.readCallType();
      if (tokens.next.text === '{') this.readWithOptions(call, () => tokens.expect('option'));
      else tokens.expect(';');
      this.last = call;
      const types = [request, response, isRequestStream, isResponseStream] as const;
      if (this.isDeclared(call)) service.add(new protobuf.Method(nameOf(call), 'rpc', ...types));
    });
    around.add(service, declaration);
  }

  private readCallType(): [type: string, isStream: boolean] {
    this.tokens.expect('(');
    const isStream = this.tokens.skip('stream') !== undefined;
    const type = this.tokens.typeName();
    this.tokens.expect(')');
    return [type, isStream];
  }

  private readField(scope: Scope, place: Place): void {
    const { tokens } = this;
    const { line } = tokens.next;
    const label = tokens.skip('optional', 'required', 'repeated') as Declaration['label'];
    const isMap = tokens.next.text === 'map' && tokens.afterNext.text === '<';
    const written = tokens.typeName();
    this.checkPlace(line, label, isMap ? 'map<' : written, place);
    const key = isMap ? this.readMapKey() : undefined;
    const type = isMap ? tokens.typeName() : written;
    if (isMap) tokens.expect('>');
    const named = tokens.name('a name of a field');
    const isGroup = written === 'group';
    const name = isGroup ? named.text.toLowerCase() : named.text;
    const declaration = this.declare('field', { ...named, text: name }, scope);
    const group = isGroup ? this.declare('message', named, scope) : undefined;
    tokens.expect('=');
    const number = tokens.integer();
    const field =
      key === undefined
        ? new protobuf.Field(name, number, group ? named.text : type, label, place.extendee)
        : (new protobuf.MapField(name, number, key, type) as ReflectionObject as protobuf.Field);
    Object.assign(declaration, { number, label, isGroup });
    this.readFieldOptions(field, declaration);
    if (group) scope.add(Object.assign(this.readMessage(group, scope), { group: true }), group);
    else tokens.expect(';');
    this.last = group ?? declaration;
    if (place.extendee !== undefined) {
      this.file.extensions.push({ field, declaration, parent: scope.type, scope: scope.prefix });
    } else {
      this.addField(scope, place, field, declaration);
    }
  }

  private addField(scope: Scope, { oneof }: Place, field: protobuf.Field, declaration: Declaration): void {
    const isTaken = scope.numbered.some((other) => other.number === declaration.number);
    scope.numbered.push(declaration);
    if (isTaken) return;
    if (!oneof) scope.add(field, declaration);
    else if (this.isDeclared(declaration)) oneof.add(field);
  }

  /** Refuses labels, maps and groups where they are not allowed. */
  private checkPlace(
    line: number,
    label: string | undefined,
    type: string,
    { oneof, extendee }: Place,
  ): void {
    const { syntax } = this.file;
    const isMap = type === 'map<';
    const refuseIf = (condition: unknown, found: string, fix: string) => {
      if (condition) throw new SyntaxFault(line, `found ${found}.`, fix);
    };
    refuseIf(isMap && oneof, 'a map in a oneof', intoMessage);
    refuseIf(isMap && extendee !== undefined, 'a map in an extension', intoMessage);
    refuseIf(isMap && label, `"${label}" before a map`, 'Remove the label.');
    refuseIf(oneof && label === 'repeated', '"repeated" in a oneof', intoMessage);
    refuseIf(oneof && label, `"${label}" in a oneof`, 'Remove the label.');
    refuseIf(type === 'group' && syntax !== 'proto2', 'a group, which only proto2 has', intoMessage);
    refuseIf(
      label === 'required' && syntax === 'proto3',
      '"required", which proto3 does not have',
      'Remove it.',
    );
    const presence = 'Editions have "features.field_presence" instead of labels.';
    const isSingular = label !== undefined && label !== 'repeated';
    refuseIf(isSingular && syntax === 'editions', `"${label}", which editions do not have`, presence);
    const needsLabel = syntax === 'proto2' && !isMap && !oneof;
    const labels = `${didYouMean(type, keywords)}Write "optional", "required" or "repeated" before it.`;
    refuseIf(needsLabel && label === undefined, `"${type}" without a label`, labels);
  }

  private readMapKey(): string {
    const { tokens } = this;
    tokens.expect('<');
    const { line } = tokens.next;
    const key = tokens.typeName();
    if (!keyTypes.test(key)) {
      const message = `found the map key "${key}"; expected an integer type, bool or string.`;
      throw new SyntaxFault(line, message, 'Choose one of these, or repeat a message with key and value.');
    }
    tokens.expect(',');
    return key;
  }

  private readFieldOptions(field: protobuf.Field, declaration: Declaration): void {
    this.readOptions((option) => {
      const name = option.path.join();
      if (name === 'json_name' && !/^["']/.test(option.value)) {
        this.report(
          option.line,
          `the name in JSON ${option.value} has no quotes.`,
          `Write "${option.value}".`,
        );
      }
      if (name === 'default') declaration.defaultValue ??= option.value;
      else if (name === 'json_name') declaration.jsonName ??= unquoted(option.value);
      else declaration.options.push(option);
    });
    if (declaration.jsonName !== undefined) Object.assign(field, { jsonName: declaration.jsonName });
    if (this.file.syntax === 'proto3' && declaration.label === 'optional') {
      field.setOption('features.field_presence', 'EXPLICIT');
    }
    setOptions(field, declaration.options);
  }

  /** Reads options in square brackets, if there are any. */
  private readOptions(add: (option: OptionStatement) => void): void {
    if (!this.tokens.skip('[')) return;
    do add(this.readOption());
    while (this.tokens.skip(','));
    this.tokens.expect(']');
  }

  private readOptionStatement(options: OptionStatement[]): void {
    options.push(this.readOption());
    this.tokens.expect(';');
  }

  private readOption(): OptionStatement {
    const { line } = this.tokens.next;
    const path = this.tokens.optionName();
    this.tokens.expect('=');
    return { line, path, value: this.tokens.value() };
  }

  private readReserved({ reserved }: Scope, max: number): void {
    reserved.push(...this.readRanges(max, /^["'A-Za-z_]/.test(this.tokens.next.text)));
    this.tokens.expect(';');
  }

  /** Reads ranges of numbers, or names. */
  private readRanges(max: number, isName = false): Range[] {
    const { tokens, file } = this;
    const ranges: Range[] = [];
    const readName = () =>
      file.syntax === 'editions'
        ? tokens.name('a name without quotes').text
        : tokens.string('a name in quotes');
    const readNumber = () => (tokens.skip('max') ? max : tokens.integer(max === highest.value));
    do {
      const { line } = tokens.next;
      const from = isName ? readName() : readNumber();
      ranges.push({ from, to: !isName && tokens.skip('to') ? readNumber() : from, line });
    } while (tokens.skip(','));
    return ranges;
  }

  /** @param outer Prefix of the scope that the values of an enum share with it. */
  private declare(kind: Declaration['kind'], token: Token, { prefix }: Scope, outer?: string): Declaration {
    const { path, declarations } = this.file;
    const { text: name, line } = token;
    const [fullName, shared] = [prefix, outer].map((each) => (each ? `${each}.${name}` : name));
    const declaration = { fullName: fullName!, kind, line, comments: { leading: this.leading }, options: [] };
    const claims = outer === undefined ? [fullName!] : [fullName!, shared!];
    const holder = claims.map((claim) => this.tree.names.get(claim)).find((each) => each !== undefined);
    if (holder === undefined) {
      declarations.set(fullName!, declaration);
      for (const claim of claims) this.tree.names.set(claim, { path, line });
    } else if (!this.isRepeated) {
      const place =
        holder.path === path ? `"${name}" in line ${holder.line}` : `${holder.path}:${holder.line}`;
      const reason = kind === 'value' ? ': values share the scope of their enum' : '';
      this.report(
        line,
        `the name "${name}" is already taken by ${place}.`,
        `Rename one of the two${reason}.`,
      );
    }
    return declaration;
  }

  private isDeclared(declaration: Declaration): boolean {
    return this.file.declarations.get(declaration.fullName) === declaration;
  }

  private readonly report = (line: number, message: string, fix: string): void =>
    this.tree.report(this.file.path, line, message, fix);
}

function scopeOf(prefix: string, options: OptionStatement[], depth: number): Scope {
  return { prefix, options, depth, add: () => {}, numbered: [], reserved: [], extensions: [] };
}

/** The package of a file. Its statement can be below declarations. */
function packageIn(tokens: Token[]): string {
  const text = tokens.map((token) => token.text).join(' ');
  return (/(?:^|[;}] )package ([\w. ]+) ;/.exec(text)?.[1] ?? '').replaceAll(' ', '');
}

const reservedIn = ({ reserved }: Scope) =>
  reserved.map(({ from, to }) => (typeof from === 'string' ? from : [from, Number(to)]));

/** The text of one or more strings in quotes. */
const unquoted = (strings: string) =>
  (strings.match(/"(?:\\.|[^"])*"|'(?:\\.|[^'])*'/g) ?? [])
    .map((text) => protobuf.tokenize.unescape(text.slice(1, -1)))
    .join('');

/** Sets the options that protobufjs needs: features, and those that are true or false. */
function setOptions(object: ReflectionObject, statements: OptionStatement[], isInherited = false): void {
  for (const { path, value } of statements) {
    const [name = '', feature] = path;
    const isFlag = !isInherited && path.length === 1 && /^(true|false)$/.test(value);
    if (isFlag && !name.startsWith('(')) object.setOption(name, value === 'true');
    if (name !== 'features' || feature?.startsWith('(')) continue;
    const written = feature === undefined ? value : `${feature} : ${value}`;
    for (const [, key, its] of written.matchAll(/(\w+) : (\w+)/g)) {
      object.setOption(`features.${key}`, its, isInherited);
    }
  }
}
