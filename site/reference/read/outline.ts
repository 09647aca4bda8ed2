import type { Comments, Import, ProtoFile } from '../model';
import { splitComments } from './comments';
import { type Token, tokenize } from './tokens';

/** What protobufjs drops from a file: lines, comments, and options as written. */
export interface Outline extends Pick<ProtoFile, 'package' | 'syntax' | 'edition' | 'comments'> {
  imports: (Omit<Import, 'from'> & { line: number })[];
  packageLine?: number;
  /** Options of the file. */
  options: OptionStatement[];
  /** By full name. */
  declarations: Map<string, Declaration>;
  /** Declarations with the full name of an earlier one in the file. */
  repeated: Declaration[];
  /** The highest number in a message or an enum, reserved ones included, by full name. */
  highest: Map<string, number>;
  /** Line of a group that protobufjs can't read. */
  badGroup?: number;
  /** The first string or comment that isn't closed. */
  open?: Pick<Token, 'text' | 'line'>;
}

export interface Declaration {
  fullName: string;
  line: number;
  comments: Comments;
  options: OptionStatement[];
  /** Number of a field or an enum value, as written. */
  number?: string;
  /** Default value as written. */
  defaultValue?: string;
}

/** One assignment: `(buf.validate.field).string = { min_len: 1 }`. */
export interface OptionStatement {
  /** `['(buf.validate.field)', 'string']` */
  path: string[];
  /** As written. */
  value: string;
  line: number;
}

interface Scope {
  /** Prefix of full names. */
  prefix: string;
  options: OptionStatement[];
  declaration?: Declaration;
}

/** Outlines a file that follows the grammar; anything else gets a partial outline. */
export function outlineOf(text: string): Outline {
  const outline: Outline = {
    package: '',
    syntax: 'proto2',
    edition: undefined,
    comments: {},
    imports: [],
    options: [],
    declarations: new Map(),
    repeated: [],
    highest: new Map(),
  };
  const scopes: Scope[] = [{ prefix: '', options: outline.options }];
  let statement: Token[] = [];
  let leading: string | undefined;
  let depth = 0;
  let before: Token | undefined;
  let last: Declaration | undefined;

  for (const token of tokenize(text)) {
    outline.open ??= [...token.comments, token].find(isOpen);
    if (statement.length === 0) {
      const comments = splitComments(token, before);
      if (last && comments.trailing !== undefined) last.comments.trailing ??= comments.trailing;
      leading = comments.leading;
      last = undefined;
    }
    if (depth > 0 || opensValue(token.text)) {
      if (/^[[{<]$/.test(token.text)) depth++;
      else if (/^[\]}>]$/.test(token.text)) depth--;
      statement.push(token);
      continue;
    }
    if (!/^[{};]$/.test(token.text)) {
      statement.push(token);
      continue;
    }
    if (token.text === '{') open();
    else if (token.text === ';') close();
    else if (scopes.length > 1) last = scopes.pop()!.declaration;
    statement = [];
    before = token;
  }
  return outline;

  function opensValue(bracket: string): boolean {
    if (statement.length === 0) return false;
    return bracket === '[' || (statement[0]!.text === 'option' && /^[{<]$/.test(bracket));
  }

  function open(): void {
    const scope = scopes.at(-1)!;
    const [keyword, name] = wordsOf(statement);
    const group = statement.findIndex(({ text }) => text === 'group');
    if (/^(message|enum|service)$/.test(keyword?.text ?? '') && name) {
      last = declare(name, scope.prefix);
      scopes.push({ prefix: last.fullName, options: last.options, declaration: last });
    } else if (/^(oneof|rpc)$/.test(keyword?.text ?? '') && name) {
      last = declare(name, scope.prefix);
      scopes.push({ prefix: scope.prefix, options: last.options, declaration: last });
    } else if (group >= 0 && statement[group + 1]) {
      const type = statement[group + 1]!;
      const isInOneof = scope.declaration && scope.declaration.fullName !== scope.prefix;
      if (isInOneof || outline.syntax !== 'proto2') outline.badGroup ??= type.line;
      declare({ ...type, text: type.text.replace(/^./, (letter) => letter.toLowerCase()) }, scope.prefix);
      last = declare(type, scope.prefix);
      scopes.push({ prefix: last.fullName, options: last.options, declaration: last });
    } else scopes.push({ prefix: scope.prefix, options: [] });
  }

  function close(): void {
    const [keyword, name, ...rest] = wordsOf(statement);
    if (name === undefined) return;
    const scope = scopes.at(-1)!;
    switch (name.text === '=' && !/^(syntax|edition)$/.test(keyword!.text) ? '' : keyword!.text) {
      case 'syntax':
      case 'edition': {
        const value = rest.map(({ text }) => text.slice(1, -1)).join('');
        if (keyword!.text === 'syntax') outline.syntax = value as Outline['syntax'];
        else Object.assign(outline, { syntax: 'editions', edition: value });
        if (leading !== undefined) outline.comments.leading = leading;
        return;
      }
      case 'package':
        outline.package = [name, ...rest].map(({ text }) => text).join('');
        outline.packageLine = name.line;
        scope.prefix = outline.package;
        outline.comments.leading ??= leading;
        return;
      case 'import': {
        const hasKind = /^(public|weak|option)$/.test(name.text);
        const path = (hasKind ? rest : [name, ...rest]).map(({ text }) => text.slice(1, -1)).join('');
        outline.imports.push({ path, kind: hasKind ? (name.text as 'public') : 'plain', line: name.line });
        return;
      }
      case 'option':
        scope.options.push(statementOf([name, ...rest]));
        return;
      case 'rpc':
        last = declare(name, scope.prefix);
        return;
      case 'reserved':
      case 'extensions':
        return statement.forEach(({ text: number }) => count(scope.prefix, number));
      default: {
        const equals = statement.findIndex(({ text }) => text === '=');
        if (equals < 1) return;
        last = declare(statement[equals - 1]!, scope.prefix);
        last.number = statement[equals + 1]?.text;
        count(scope.prefix, last.number);
        const options = statement.findIndex(({ text }, index) => index > equals && text === '[');
        if (options < 0) return;
        for (const option of split(statement.slice(options + 1, -1)).map(statementOf))
          if (option.path.join() === 'default') last.defaultValue ??= option.value;
          else if (option.path.join() !== 'json_name') last.options.push(option);
      }
    }
  }

  function count(prefix: string, number = ''): void {
    outline.highest.set(prefix, Math.max(outline.highest.get(prefix) ?? 0, Number(number) || 0));
  }

  function declare({ text: name, line }: Token, prefix: string): Declaration {
    const fullName = prefix === '' ? name : `${prefix}.${name}`;
    const declaration: Declaration = { fullName, line, comments: { leading }, options: [] };
    if (outline.declarations.has(fullName)) outline.repeated.push(declaration);
    else outline.declarations.set(fullName, declaration);
    return declaration;
  }
}

/** Whether a string or a block comment is not closed. */
const isOpen = ({ text }: Pick<Token, 'text'>) =>
  /^\/\*(?![^]*\*\/$)|^(["'])(?:\\[^]|(?!\1)[^\\])*$/.test(text);

/** An edition allows `export` or `local` before a message or an enum. */
const wordsOf = (statement: Token[]) =>
  /^(export|local)$/.test(statement[0]?.text ?? '') ? statement.slice(1) : statement;

/** Splits at commas outside of brackets. */
function split(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (/^[[({<]$/.test(token.text)) depth++;
    else if (/^[\])}>]$/.test(token.text)) depth--;
    if (depth === 0 && token.text === ',') parts.push([]);
    else parts.at(-1)!.push(token);
  }
  return parts.filter(({ length }) => length > 0);
}

const textsOf = (tokens: Token[]) => tokens.map(({ text }) => text);

function statementOf(tokens: Token[]): OptionStatement {
  const equals = tokens.findIndex(({ text }) => text === '=');
  const written = textsOf(tokens.slice(0, equals < 0 ? undefined : equals));
  return {
    path: written.join('').match(/\([^)]*\)|[^.()]+/g) ?? [],
    value: textsOf(tokens.slice(equals + 1)).join(' '),
    line: tokens[0]!.line,
  };
}
