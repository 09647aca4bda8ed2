import { calculated, isSame, order, structOf } from './compare';
import { call } from './functions';
import { parse, NotUnderstood, type Node } from './parse';
import type { Value } from './values';

export type Names = Readonly<Record<string, Value>>;

const parsed = new Map<string, Node>();

/**
 * What an expression is.
 *
 * @throws {NotUnderstood} When it holds something that is not understood here, or that makes no sense for the values.
 */
export function evaluate(expression: string, names: Names): Value {
  const node = parsed.get(expression) ?? parse(expression);
  parsed.set(expression, node);
  return valueOf(node, names);
}

/** What a part of an expression is. */
function valueOf(node: Node, names: Names): Value {
  switch (node.kind) {
    case 'literal':
      return node.value;
    case 'name':
      if (!Object.hasOwn(names, node.name)) throw new NotUnderstood(node.name);
      return names[node.name]!;
    case 'field':
      return fieldOf(valueOf(node.of, names), node.name);
    case 'index':
      return itemOf(valueOf(node.of, names), valueOf(node.at, names));
    case 'list':
      return node.items.map((item) => valueOf(item, names));
    case 'choice':
      return valueOf(truth(valueOf(node.condition, names)) ? node.yes : node.no, names);
    case 'unary': {
      const value = valueOf(node.of, names);
      if (node.sign === '!') return !truth(value);
      if (typeof value !== 'bigint' && typeof value !== 'number') throw new NotUnderstood('-');
      return -value;
    }
    case 'binary':
      return joined(node, names);
    case 'call': {
      if (node.name === 'has' && node.args[0]?.kind === 'field') {
        const { of, name } = node.args[0];
        const holder = valueOf(of, names);
        if (holder instanceof Map) return holder.has(name);
        return structOf(holder).has(name);
      }
      const macro = node.of && Object.hasOwn(macros, node.name) ? macros[node.name] : undefined;
      if (macro) return macro(valueOf(node.of!, names), node.args, names);
      const values = [...(node.of ? [node.of] : []), ...node.args].map((each) => valueOf(each, names));
      return call(node.name, values);
    }
  }
}

function truth(value: Value): boolean {
  if (typeof value !== 'boolean') throw new NotUnderstood('a condition');
  return value;
}

function fieldOf(value: Value, name: string): Value {
  const found =
    value instanceof Map ? (value as ReadonlyMap<string, Value>).get(name) : structOf(value).get(name);
  if (found === undefined) throw new NotUnderstood(name);
  return found;
}

function itemOf(value: Value, at: Value): Value {
  const found = Array.isArray(value)
    ? value[Number(at as bigint)]
    : value instanceof Map
      ? (value as ReadonlyMap<string, Value>).get(String(at as string))
      : undefined;
  if (found === undefined) throw new NotUnderstood('an index');
  return found;
}

/** What two values with a sign between them are. Where one side decides, the other need not make sense. */
function joined({ sign, left, right }: Node & { kind: 'binary' }, names: Names): Value {
  if (sign === '&&' || sign === '||') return decide(sign === '||', left, right, names);
  const [a, b] = [valueOf(left, names), valueOf(right, names)];
  switch (sign) {
    case '==':
      return isSame(a, b);
    case '!=':
      return !isSame(a, b);
    case 'in':
      if (b instanceof Map) return b.has(String(a as string));
      if (!Array.isArray(b)) throw new NotUnderstood(sign);
      return b.some((item) => isSame(a, item));
    case '<':
      return order(a, b) < 0;
    case '<=':
      return order(a, b) <= 0;
    case '>':
      return order(a, b) > 0;
    case '>=':
      return order(a, b) >= 0;
    default:
      return calculated(sign, a, b);
  }
}

function decide(decisive: boolean, left: Node, right: Node, names: Names): boolean {
  try {
    if (truth(valueOf(left, names)) === decisive) return decisive;
  } catch (error) {
    if (truth(valueOf(right, names)) === decisive) return decisive;
    throw error;
  }
  return truth(valueOf(right, names));
}

type Macro = (list: Value, args: Node[], names: Names) => Value;

/** What is asked of each item of a list, or of each key of a map: whether an expression holds for it, or what it is. */
function each(list: Value, [variable, body]: Node[], names: Names): { item: Value; value: () => Value }[] {
  const items = list instanceof Map ? [...list.keys()] : list;
  if (!Array.isArray(items) || variable?.kind !== 'name' || !body) throw new NotUnderstood('a list');
  return (items as Value[]).map((item) => ({
    item,
    value: () => valueOf(body, { ...names, [variable.name]: item }),
  }));
}

/** What looks like a function, and names the items that it is about. */
const macros: Readonly<Record<string, Macro>> = {
  all: (...given) => each(...given).every(({ value }) => truth(value())),
  exists: (...given) => each(...given).some(({ value }) => truth(value())),
  exists_one: (...given) => each(...given).filter(({ value }) => truth(value())).length === 1,
  filter: (...given) =>
    each(...given)
      .filter(({ value }) => truth(value()))
      .map(({ item }) => item),
  map: (...given) => each(...given).map(({ value }) => value()),
};
