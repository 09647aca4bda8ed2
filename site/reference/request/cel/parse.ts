/** An expression of the Common Expression Language, taken apart. */
export type Node =
  | { kind: 'literal'; value: bigint | number | string | boolean | null }
  | { kind: 'name'; name: string }
  | { kind: 'field'; of: Node; name: string }
  | { kind: 'index'; of: Node; at: Node }
  | { kind: 'call'; name: string; of?: Node; args: Node[] }
  | { kind: 'unary'; sign: string; of: Node }
  | { kind: 'binary'; sign: string; left: Node; right: Node }
  | { kind: 'choice'; condition: Node; yes: Node; no: Node }
  | { kind: 'list'; items: Node[] };

/** That an expression holds something that is not understood here. */
export class NotUnderstood extends Error {
  override name = 'NotUnderstood';
}

const token =
  /\s+|\/\/.*|(?<real>\d+\.\d+(?:e[+-]?\d+)?|\d+e[+-]?\d+)|(?<whole>0x[\da-f]+|\d+)u?|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<name>[A-Za-z_]\w*)|(?<sign>&&|\|\||[=!<>]=|[-+*/%!<>?:.,()[\]])/giy;

interface Token {
  kind: 'real' | 'whole' | 'text' | 'name' | 'sign' | 'end';
  text: string;
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of source.matchAll(token)) {
    end = match.index + match[0].length;
    const [kind, text] = Object.entries(match.groups!).find(([, value]) => value !== undefined) ?? [];
    if (kind !== undefined) tokens.push({ kind: kind as Token['kind'], text: text! });
  }
  if (end < source.length) throw new NotUnderstood(source.slice(end));
  return [...tokens, { kind: 'end', text: '' }];
}

/** Signs between two values, those that bind least first. */
const levels = [['||'], ['&&'], ['==', '!=', '<', '<=', '>', '>=', 'in'], ['+', '-'], ['*', '/', '%']];

/**
 * Takes an expression apart.
 *
 * @throws {NotUnderstood} For what is no expression, or holds something that is not understood here: maps, messages, bytes.
 */
export function parse(source: string): Node {
  const tokens = tokensOf(source);
  let at = 0;
  const next = () => tokens[at]!;
  const is = (text: string) => next().kind !== 'text' && next().text === text;
  const take = (text: string) => is(text) && ++at > 0;
  const expect = (text: string) => {
    if (!take(text)) throw new NotUnderstood(`${next().text}; expected ${text}`);
  };

  function choice(): Node {
    const condition = binary(0);
    if (!take('?')) return condition;
    const yes = binary(0);
    expect(':');
    return { kind: 'choice', condition, yes, no: choice() };
  }

  function binary(level: number): Node {
    const signs = levels[level];
    if (!signs) return unary();
    let left = binary(level + 1);
    for (let sign = signs.find(is); sign !== undefined; sign = signs.find(is)) {
      at++;
      left = { kind: 'binary', sign, left, right: binary(level + 1) };
    }
    return left;
  }

  function unary(): Node {
    const sign = ['!', '-'].find(is);
    if (sign === undefined) return member();
    at++;
    return { kind: 'unary', sign, of: unary() };
  }

  function member(): Node {
    let node = primary();
    for (;;) {
      if (take('.')) {
        const name = next().text;
        if (next().kind !== 'name') throw new NotUnderstood(name);
        at++;
        node = take('(')
          ? { kind: 'call', name, of: node, args: list(')') }
          : { kind: 'field', of: node, name };
      } else if (take('[')) {
        node = { kind: 'index', of: node, at: choice() };
        expect(']');
      } else return node;
    }
  }

  function primary(): Node {
    const { kind, text } = next();
    at++;
    if (kind === 'real') return { kind: 'literal', value: Number(text) };
    if (kind === 'whole') return { kind: 'literal', value: BigInt(text) };
    if (kind === 'text') return { kind: 'literal', value: textIn(text) };
    if (kind === 'name') {
      if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true' };
      if (text === 'null') return { kind: 'literal', value: null };
      return take('(') ? { kind: 'call', name: text, args: list(')') } : { kind: 'name', name: text };
    }
    if (text === '[') return { kind: 'list', items: list(']') };
    if (text !== '(') throw new NotUnderstood(text);
    const inner = choice();
    expect(')');
    return inner;
  }

  function list(end: string): Node[] {
    const items: Node[] = [];
    while (!take(end)) {
      items.push(choice());
      if (!take(',') && !is(end)) throw new NotUnderstood(next().text);
    }
    return items;
  }

  const node = choice();
  if (next().kind !== 'end') throw new NotUnderstood(next().text);
  return node;
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', a: '\x07' };

/** The text of a literal between quotes. */
function textIn(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|(.))/gi, (_, short: string, long: string, sign: string) => {
      const code = short ?? long;
      return code === undefined ? (escapes[sign] ?? sign) : String.fromCharCode(parseInt(code, 16));
    });
}
