import { didYouMean } from '../../nearest';
import { splitComments } from './comments';
import type { Comments } from '../model';
import type { Token } from './tokens';

/** A place where a file breaks the grammar. Reading ends there. */
export class SyntaxFault extends Error {
  constructor(
    readonly line: number,
    message: string,
    readonly fix: string,
  ) {
    super(message);
  }
}

/** Words that begin statements or are part of them. */
export const keywords =
  `message enum service rpc returns extend extensions oneof option optional repeated reserved import
  package syntax edition`.split(/\s+/);
const name = '[A-Za-z_][A-Za-z0-9_]*';
const names = new RegExp(`^${name}$`);
const typeNames = new RegExp(`^\\.?${name}(\\.${name})*$`);
const part = `(${name}|\\(\\.?${name}(\\.${name})*\\))`;
const optionNames = new RegExp(`^${part}(\\.${part})*$`);
const integer = /^(-?)(0[xX][0-9a-fA-F]+|0[0-7]*|[1-9][0-9]*)$/;

/** Reads the tokens of a definition one after the other. */
export class Cursor {
  private at = 0;
  /** Where the statement that is being read starts. */
  private start = 0;

  constructor(private readonly tokens: Token[]) {}

  /** The token that is read next; an empty one at the end of the file. */
  get next(): Token {
    return this.tokens[this.at]!;
  }

  /** The token after the next one. */
  get afterNext(): Token {
    return this.tokens[this.at + 1] ?? this.next;
  }

  take(): Token {
    const token = this.next;
    if (token.text === '') throw this.fault();
    this.at++;
    return token;
  }

  /** Begins a statement. Returns the comments between the one before and it. */
  begin(): Comments {
    this.start = this.at;
    return splitComments(this.next, this.tokens[this.at - 1]);
  }

  /** Takes the next token if it has one of the texts. */
  skip(...texts: string[]): string | undefined {
    return texts.includes(this.next.text) ? this.take().text : undefined;
  }

  expect(text: string): void {
    if (this.skip(text) === undefined) throw this.fault(JSON.stringify(text));
  }

  name(expected = 'a name'): Token {
    if (!names.test(this.next.text)) throw this.fault(expected);
    return this.take();
  }

  /** A name with dots, which can have spaces around them. */
  typeName(expected = 'a type'): string {
    let text = '';
    do text += this.take().text;
    while (text.endsWith('.') || this.next.text.startsWith('.'));
    if (typeNames.test(text)) return text;
    this.at--;
    throw this.fault(expected);
  }

  /** @param isSigned Whether it can be negative. */
  integer(isSigned = false): number {
    const sign = isSigned ? (this.skip('-') ?? '') : '';
    const [, minus, digits] = integer.exec(sign + this.next.text) ?? [];
    if (digits === undefined || (minus && !isSigned)) throw this.fault('a number');
    this.take();
    const value = Number(digits.replace(/^0(?=[0-7])/, '0o'));
    return minus && value > 0 ? -value : value;
  }

  /** The parts of an option's name: `['(buf.validate.field)', 'string']`. */
  optionName(): string[] {
    const texts: string[] = [];
    while (/^[\w.(]+$/.test(this.next.text)) {
      const isExtension = this.next.text === '(';
      texts.push(this.take().text);
      if (!isExtension) continue;
      texts.push(this.typeName(), ')');
      this.expect(')');
    }
    const text = texts.join(' ').replace(/ ?([.()]) ?/g, '$1');
    if (!optionNames.test(text)) throw this.fault('a name of an option');
    return text.match(/\([^)]*\)|[^.()]+/g)!;
  }

  /** One or more strings in quotes, joined, as written between the quotes. */
  string(expected = 'a text in quotes'): string {
    if (!/^["']/.test(this.next.text)) throw this.fault(expected);
    let text = '';
    while (/^["']/.test(this.next.text)) text += this.take().text.slice(1, -1);
    return text;
  }

  /** The value of an option, as written: a constant, strings, or a message in braces. */
  value(): string {
    const sign = this.skip('-') ?? '';
    if (/^-?[\w.][\w.+-]*$/.test(this.next.text)) return sign + this.take().text;
    if (sign || !/^[{"']/.test(this.next.text)) throw this.fault('a value');
    const texts: string[] = [];
    let depth = 0;
    do {
      const { text } = this.take();
      if (/^[[{<]$/.test(text)) depth++;
      if (/^[\]}>]$/.test(text)) depth--;
      texts.push(text);
    } while (depth > 0 || (texts[0] !== '{' && /^["']/.test(this.next.text)));
    return texts.join(' ');
  }

  /** A fault at the next token. */
  fault(expected?: string): SyntaxFault {
    const { text, line } = this.next;
    const found = text === '' ? 'the end of the file' : JSON.stringify(text);
    // A brace behind a name can only follow a keyword.
    const word = text === '{' ? this.tokens[this.start]!.text : text;
    const guess = keywords.includes(word) ? '' : didYouMean(word, keywords);
    return new SyntaxFault(
      text === '' ? line - 1 : line,
      `found ${found}, ${expected === undefined ? 'which is not allowed here' : `expected ${expected}`}.`,
      `${guess}Correct the syntax; a ";" or a "}" may be missing in front of it.`,
    );
  }
}
