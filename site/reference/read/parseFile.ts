import protobuf, { type NamespaceBase, type ReflectionObject } from 'protobufjs';

import { didYouMean } from '../../nearest';
import { anchorsOf } from './anchors';
import { checkNumbers, type Range } from './checkNumbers';
import { Cursor, keywords, SyntaxFault } from './cursor';
import { type Token, tokenize } from './tokens';
import type { Declaration, OptionStatement, ParsedFile, Tree } from './tree';

/**
 * Reads a definition by the grammar of protoc. Its declarations become objects of protobufjs that belong to no tree yet;
 * what these have no place for, such as lines and comments, is in the file. Names and numbers that are taken are reported.
 *
 * @throws {SyntaxFault} Where the text breaks the grammar.
 */
export function parseFile(path: string, text: string, tree: Tree): ParsedFile {
  const tokens = tokenize(text);
  const open = tokens.flatMap((token) => [...token.comments, token]).find(isOpen);
  if (open?.text.startsWith('/*'))
    throw new SyntaxFault(open.line, 'the comment is not closed.', 'Close it with "*/".');
  if (open) throw new SyntaxFault(open.line, 'the string is not closed.', `Close it with ${open.text[0]}.`);
  const escaped = tokens.find(({ text }) => badEscape.test(text));
  if (escaped) {
    const [found] = badEscape.exec(escaped.text)!.slice(1);
    throw new SyntaxFault(escaped.line, `found "${found}" in a string.`, 'Write a backslash as `\\\\`.');
  }
  return new Parser(path, tokens, tree).read();
}

/** Whether a string or a block comment is not closed. */
const isOpen = ({ text }: Pick<Token, 'text'>) =>
  /^\/\*(?![^]*\*\/$)|^(["'])(?:\\[^]|(?!\1)[^\\])*$/.test(text);

/** A backslash in a string with a sign that has no meaning behind it. */
const badEscape = /^["'](?:[^\\]|\\[abfnrtv\\?'"0-7xXuU])*?(\\[^abfnrtv\\?'"0-7xXuU])/;
/** protoc's limit for messages in messages. */
const deepest = 31;
const highest = { field: 536_870_911, messageSet: 2_147_483_646, value: 2_147_483_647 };
const keyTypes = /^(u?int(32|64)|sint(32|64)|s?fixed(32|64)|bool|string)$/;
const editions = ['2023', '2024', '2026'];

/** What declarations are made in: the file, a message, or an enum. */
interface Scope {
  /** Prefix of full names. */
  prefix: string;
  add: (object: ReflectionObject, declaration: Declaration) => void;
  /** The message; undefined for a file. */
  type?: protobuf.Type;
  options: OptionStatement[];
  depth: number;
  /** Fields or values. */
  numbered: Declaration[];
  reserved: Range[];
  extensions: Range[];
}

class Parser {
  private readonly tokens: Cursor;
  private readonly file: ParsedFile;
  /** The declaration that a comment behind it would belong to. */
  private last?: Declaration;
  /** The comment above the statement. */
  private leading?: string;
  /** Whether a declaration around is reported because its name is taken. */
  private isRepeated = false;

  constructor(
    path: string,
    tokens: Token[],
    private readonly tree: Tree,
  ) {
    this.tokens = new Cursor(tokens);
    this.file = {
      path,
      package: packageIn(tokens),
      syntax: 'proto2',
      edition: undefined,
      comments: {},
      imports: [],
      options: [],
      declarations: new Map(),
      top: [],
      extensions: [],
      scope: tree.root,
      anchors: new Map(),
    };
  }

  read(): ParsedFile {
    const { tokens, file } = this;
    const top = this.scopeOf(file.package, file.options, 0);
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

  /** Begins a statement: the comment above it is its own, one behind the last statement is that one's. */
  private begin(): void {
    const { leading, trailing } = this.tokens.begin();
    if (this.last && trailing !== undefined) this.last.comments.trailing ??= trailing;
    this.leading = leading;
    this.last = undefined;
  }

  private readSyntax(): void {
    const { tokens, file, leading } = this;
    const { text: kind, line } = tokens.take();
    tokens.expect('=');
    const value = tokens.string();
    const known = kind === 'syntax' ? ['proto2', 'proto3'] : editions;
    if (!known.includes(value)) {
      const message = `there is no ${kind} ${JSON.stringify(value)}; expected "${known[0]}" or "${known[1]}".`;
      throw new SyntaxFault(
        line,
        message,
        didYouMean(value, known).trim() || `Write \`${kind} = "${known[1]}";\`.`,
      );
    }
    if (kind === 'syntax') file.syntax = value as ParsedFile['syntax'];
    else Object.assign(file, { syntax: 'editions', edition: value });
    if (leading !== undefined) file.comments.leading = leading;
    tokens.expect(';');
  }

  private readTop(scope: Scope): void {
    const { tokens, file, leading } = this;
    const { text: keyword, line } = tokens.next;
    switch (keyword) {
      case 'syntax':
      case 'edition':
        throw new SyntaxFault(
          line,
          `found "${keyword}" after other statements.`,
          'Move it to the top of the file.',
        );
      case 'package':
        tokens.take();
        if (file.packageLine !== undefined)
          throw new SyntaxFault(line, 'found "package" a second time.', 'Keep one of the two.');
        file.packageLine = line;
        file.comments.leading ??= leading;
        tokens.typeName('a name of a package');
        return tokens.expect(';');
      case 'import':
        return this.readImport();
      case 'service':
        return this.readService(scope);
      default:
        if (!this.readCommon(scope)) throw tokens.fault();
    }
  }

  private readImport(): void {
    const { line } = this.tokens.take();
    const kind = this.tokens.skip('public', 'weak', 'option') as 'public' | undefined;
    this.file.imports.push({ path: this.tokens.string('a path in quotes'), kind: kind ?? 'plain', line });
    this.tokens.expect(';');
  }

  /** Reads what files and messages can both have. Returns whether there was such a statement. */
  private readCommon(scope: Scope): boolean {
    const { tokens } = this;
    if (/^(message|enum)$/.test(tokens.afterNext.text) && this.file.syntax === 'editions')
      tokens.skip('export', 'local');
    switch (tokens.skip('message', 'enum', 'extend', 'option')) {
      case 'message': {
        const declaration = this.declare(tokens.name('a name of a message'), scope.prefix, 'message');
        scope.add(this.readMessage(declaration, scope), declaration);
        return true;
      }
      case 'enum':
        this.readEnum(scope);
        return true;
      case 'extend': {
        const extendee = tokens.typeName();
        this.readBlock(undefined, () => this.readField(scope, { extendee }));
        return true;
      }
      case 'option':
        scope.options.push(this.readOption());
        tokens.expect(';');
        return true;
      default:
        return false;
    }
  }

  /** Reads statements in braces. A comment behind one of the braces is the owner's. */
  private readBlock(owner: Declaration | undefined, read: () => void): void {
    const { tokens, isRepeated } = this;
    tokens.expect('{');
    this.last = owner;
    this.isRepeated ||= owner !== undefined && this.file.declarations.get(owner.fullName) !== owner;
    for (this.begin(); !tokens.skip('}'); this.begin()) if (!tokens.skip(';')) read();
    this.isRepeated = isRepeated;
    this.last = owner;
  }

  /** Reads statements in braces, options among them. */
  private readWithOptions(owner: Declaration, read: () => void): void {
    this.readBlock(owner, () => {
      if (!this.tokens.skip('option')) return read();
      owner.options.push(this.readOption());
      this.tokens.expect(';');
    });
  }

  private readMessage(declaration: Declaration, { depth }: Scope): protobuf.Type {
    const { line, fullName, options } = declaration;
    if (depth === deepest)
      throw new SyntaxFault(
        line,
        `messages are nested deeper than ${deepest} levels.`,
        'Declare it further out.',
      );
    const type = new protobuf.Type(nameOf(declaration));
    const scope = { ...this.scopeOf(fullName, options, depth + 1), type };
    scope.add = (object, its) => this.file.declarations.get(its.fullName) === its && type.add(object);
    this.readBlock(declaration, () => this.readMember(scope));
    setOptions(type, options);
    const isSet = type.getOption('message_set_wire_format') === true;
    for (const range of scope.extensions)
      if (isSet && range.to === highest.field) range.to = highest.messageSet;
    this.checkNumbers(scope, { lowest: 1, hasAliases: false });
    type.extensions = scope.extensions.map(({ from, to }) => [Number(from), Number(to)]);
    if (scope.reserved.length > 0) type.reserved = reservedIn(scope);
    return type;
  }

  private readMember(scope: Scope): void {
    const { tokens, file } = this;
    const { line } = tokens.next;
    switch (tokens.next.text) {
      case 'oneof':
        tokens.take();
        return this.readOneof(scope);
      case 'extensions':
        tokens.take();
        if (file.syntax === 'proto3')
          this.report(
            line,
            'found "extensions"; proto3 has none but those of options.',
            'Use `google.protobuf.Any`.',
          );
        scope.extensions.push(...this.readRanges(highest.field));
        this.readOptions(() => this.readOption());
        return tokens.expect(';');
      case 'reserved':
        tokens.take();
        scope.reserved.push(...this.readReserved(highest.field));
        return;
      default:
        if (!this.readCommon(scope)) this.readField(scope, {});
    }
  }

  private readOneof(scope: Scope): void {
    const declaration = this.declare(this.tokens.name('a name of a oneof'), scope.prefix, 'oneof');
    const oneof = new protobuf.OneOf(nameOf(declaration));
    this.readWithOptions(declaration, () => this.readField(scope, { oneof }));
    setOptions(oneof, declaration.options);
    scope.add(oneof, declaration);
  }

  private readEnum({ prefix, add, depth }: Scope): void {
    const { tokens } = this;
    const declaration = this.declare(tokens.name('a name of an enum'), prefix, 'enum');
    const scope = this.scopeOf(declaration.fullName, declaration.options, depth);
    const values: Record<string, number> = {};
    this.readWithOptions(declaration, () => {
      if (tokens.skip('reserved')) return void scope.reserved.push(...this.readReserved(highest.value));
      const value = this.declare(tokens.name('a name of a value'), scope.prefix, 'value');
      tokens.expect('=');
      value.number = tokens.integer(true);
      values[nameOf(value)] = value.number;
      scope.numbered.push(value);
      this.readOptions(() => value.options.push(this.readOption()));
      tokens.expect(';');
      this.last = value;
    });
    const object = new protobuf.Enum(nameOf(declaration), values);
    setOptions(object, declaration.options);
    const hasAliases = object.getOption('allow_alias') === true;
    if (hasAliases && new Set(Object.values(values)).size === scope.numbered.length)
      this.report(declaration.line, `"${object.name}" allows aliases and has none.`, 'Remove the option.');
    this.checkNumbers(scope, { lowest: -2_147_483_648, hasAliases });
    if (scope.reserved.length > 0) object.reserved = reservedIn(scope);
    add(object, declaration);
  }

  private readService({ prefix, add }: Scope): void {
    const { tokens } = this;
    tokens.take();
    const declaration = this.declare(tokens.name('a name of a service'), prefix, 'service');
    const service = new protobuf.Service(nameOf(declaration));
    this.readWithOptions(declaration, () => {
      if (!tokens.skip('rpc')) throw tokens.fault('"rpc"');
      const call = this.declare(tokens.name('a name of a method'), declaration.fullName, 'method');
      const request = this.readCallType();
      tokens.expect('returns');
      const response = this.readCallType();
      if (tokens.next.text === '{')
        this.readWithOptions(call, () => {
          throw tokens.fault('"option"');
        });
      else tokens.expect(';');
      this.last = call;
      const { fullName } = call;
      const types = [request.type, response.type, request.streams, response.streams] as const;
      if (this.file.declarations.get(fullName) === call)
        service.add(new protobuf.Method(nameOf(call), 'rpc', ...types));
    });
    add(service, declaration);
  }

  private readCallType(): { type: string; streams: boolean } {
    this.tokens.expect('(');
    const streams = this.tokens.skip('stream') !== undefined;
    const type = this.tokens.typeName();
    this.tokens.expect(')');
    return { type, streams };
  }

  private readField(scope: Scope, place: Place): void {
    const { tokens } = this;
    const label = this.readLabel(place);
    const start = tokens.next;
    const key =
      start.text === 'map' && tokens.afterNext.text === '<' ? this.readMapKey(place, label) : undefined;
    const type = tokens.typeName();
    if (key !== undefined) tokens.expect('>');
    const isLabelled = label ?? key ?? place.oneof ?? (this.file.syntax === 'proto2' ? undefined : true);
    if (isLabelled === undefined) {
      const fix = `${didYouMean(type, keywords)}Write "optional", "required" or "repeated" in front of it.`;
      throw new SyntaxFault(start.line, `found ${JSON.stringify(type)} without a label.`, fix);
    }
    const named = tokens.name('a name of a field');
    const isGroup = type === 'group' && key === undefined;
    if (isGroup) this.checkGroup(named);
    const name = isGroup ? named.text.toLowerCase() : named.text;
    const declaration = this.declare({ ...named, text: name }, scope.prefix, 'field');
    const group = isGroup ? this.declare(named, scope.prefix, 'message') : undefined;
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
    if (this.file.syntax === 'proto3' && label === 'optional')
      field.setOption('features.field_presence', 'EXPLICIT');
    this.addField(scope, place, field, declaration);
  }

  private addField(
    scope: Scope,
    { oneof, extendee }: Place,
    field: protobuf.Field,
    declaration: Declaration,
  ): void {
    if (extendee !== undefined)
      return void this.file.extensions.push({ field, declaration, parent: scope.type, scope: scope.prefix });
    const isTaken = scope.numbered.some((other) => other.number === declaration.number);
    scope.numbered.push(declaration);
    if (isTaken) return;
    if (!oneof) scope.add(field, declaration);
    else if (this.file.declarations.get(declaration.fullName) === declaration) oneof.add(field);
  }

  private readLabel({ oneof }: Place): Declaration['label'] {
    const { text, line } = this.tokens.next;
    const label = this.tokens.skip('optional', 'required', 'repeated') as Declaration['label'];
    const { syntax } = this.file;
    if (label === undefined) return undefined;
    if (oneof) {
      const fix =
        label === 'repeated'
          ? 'Put the list into a message, and write a field of that type.'
          : 'Remove it: fields of a oneof have no label.';
      throw new SyntaxFault(line, `found "${text}" in a oneof.`, fix);
    }
    if (label === 'required' && syntax === 'proto3')
      throw new SyntaxFault(line, 'found "required", which proto3 does not have.', 'Remove it.');
    if (label !== 'repeated' && syntax === 'editions')
      throw new SyntaxFault(
        line,
        `found "${text}", which editions do not have.`,
        'Editions have "features.field_presence" instead of labels.',
      );
    return label;
  }

  private readMapKey({ oneof, extendee }: Place, label: string | undefined): string {
    const { tokens } = this;
    const { line } = tokens.take();
    if (oneof || extendee !== undefined)
      throw new SyntaxFault(
        line,
        `found a map in ${oneof ? 'a oneof' : 'an extension'}.`,
        'Put the map into a message, and write a field of that type.',
      );
    if (label !== undefined)
      throw new SyntaxFault(line, `found "${label}" before a map.`, 'Remove it: a map has no label.');
    tokens.expect('<');
    const key = tokens.typeName();
    if (!keyTypes.test(key))
      throw new SyntaxFault(
        line,
        `found the map key ${JSON.stringify(key)}; expected an integer type, bool or string.`,
        'Choose one of these, or repeat a message that holds the key and the value.',
      );
    tokens.expect(',');
    return key;
  }

  private checkGroup({ text: name, line }: Token): void {
    if (this.file.syntax !== 'proto2') {
      const fix = 'Declare a message, and write a field of that type.';
      throw new SyntaxFault(line, 'found a group; only proto2 has groups.', fix);
    }
    if (!/^[A-Z]/.test(name))
      throw new SyntaxFault(
        line,
        `found the group "${name}"; expected a capital letter first.`,
        'Rename it.',
      );
  }

  private readFieldOptions(field: protobuf.Field, declaration: Declaration): void {
    this.readOptions(() => {
      const { line, path, value } = this.readOption();
      const name = path.join();
      const earlier = name === 'default' ? declaration.defaultValue : declaration.jsonName;
      if (!/^(default|json_name)$/.test(name)) declaration.options.push({ line, path, value });
      else if (earlier !== undefined)
        this.report(line, `found "${name}" a second time.`, 'Keep one of the two.');
      else if (name === 'default') declaration.defaultValue = value;
      else if (/^["']/.test(value)) declaration.jsonName = unquoted(value);
      else this.report(line, `found the name in JSON ${value} without quotes.`, `Write "${value}".`);
    });
    if (declaration.jsonName !== undefined) Object.assign(field, { jsonName: declaration.jsonName });
    setOptions(field, declaration.options);
  }

  /** Reads options in square brackets, if there are any. */
  private readOptions(read: () => void): void {
    if (!this.tokens.skip('[')) return;
    do read();
    while (this.tokens.skip(','));
    this.tokens.expect(']');
  }

  private readOption(): OptionStatement {
    const { tokens } = this;
    const { line } = tokens.next;
    const path = tokens.optionName();
    tokens.expect('=');
    if (path[0] === 'features' && this.file.syntax !== 'editions')
      this.report(line, 'found "features", which only editions have.', 'Remove the option.');
    return { line, path, value: tokens.value() };
  }

  private readReserved(max: number): Range[] {
    const { tokens } = this;
    const isEdition = this.file.syntax === 'editions';
    const isName = /^["'A-Za-z_]/.test(tokens.next.text);
    const names: Range[] = [];
    if (isName)
      do {
        const { line } = tokens.next;
        const name = isEdition
          ? tokens.name('a name without quotes').text
          : tokens.string('a name in quotes');
        names.push({ from: name, to: name, line });
      } while (tokens.skip(','));
    const ranges = isName ? names : this.readRanges(max);
    tokens.expect(';');
    return ranges;
  }

  private readRanges(max: number): Range[] {
    const { tokens } = this;
    const ranges: Range[] = [];
    do {
      const { line } = tokens.next;
      const from = tokens.integer(max === highest.value);
      const read = () => (tokens.skip('max') ? max : tokens.integer(max === highest.value));
      ranges.push({ from, to: tokens.skip('to') ? read() : from, line });
    } while (tokens.skip(','));
    return ranges;
  }

  private declare(
    { text: name, line }: Pick<Token, 'text' | 'line'>,
    prefix: string,
    kind: Declaration['kind'],
  ): Declaration {
    const { declarations } = this.file;
    const fullName = prefix === '' ? name : `${prefix}.${name}`;
    const declaration = { fullName, kind, line, comments: { leading: this.leading }, options: [] };
    const earlier = declarations.get(fullName);
    const other = [...this.tree.files.values()].find((file) => file.declarations.has(fullName));
    const place = other && `${other.path}:${other.declarations.get(fullName)!.line}`;
    const holder = earlier ? `${JSON.stringify(name)} in line ${earlier.line}` : place;
    if (holder === undefined) declarations.set(fullName, declaration);
    else if (!this.isRepeated)
      this.report(line, `the name "${name}" is already taken by ${holder}.`, 'Rename one of the two.');
    return declaration;
  }

  private checkNumbers(scope: Scope, rules: Parameters<typeof checkNumbers>[1]): void {
    checkNumbers(scope, rules, (line, message, fix) => this.report(line, message, fix));
  }

  private report(line: number, message: string, fix: string): void {
    this.tree.report(this.file.path, line, message, fix);
  }

  private scopeOf(prefix: string, options: OptionStatement[], depth: number): Scope {
    return { prefix, options, depth, add: () => {}, numbered: [], reserved: [], extensions: [] };
  }
}

/** Where a field is. */
interface Place {
  oneof?: protobuf.OneOf;
  /** The message that is extended, as written. */
  extendee?: string;
}

const nameOf = ({ fullName }: Declaration) => fullName.split('.').at(-1)!;

/** The package of a file, which can stand below declarations. */
function packageIn(tokens: Token[]): string {
  let depth = 0;
  const start = tokens.findIndex(({ text }, index) => {
    if (text === '{') depth++;
    else if (text === '}') depth--;
    return text === 'package' && depth === 0 && /^[;}]?$/.test(tokens[index - 1]?.text ?? '');
  });
  const end = tokens.findIndex(({ text }, index) => index > start && text === ';');
  return start < 0
    ? ''
    : tokens
        .slice(start + 1, end)
        .map(({ text }) => text)
        .join('');
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
    if (name !== 'features') continue;
    const features =
      feature === undefined
        ? [...value.matchAll(/(\w+) : (\w+)/g)].map((match) => match.slice(1))
        : [[feature, value]];
    for (const [key = '', its] of features)
      if (!key.startsWith('(')) object.setOption(`features.${key}`, its, isInherited);
  }
}
