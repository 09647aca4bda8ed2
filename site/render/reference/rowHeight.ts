import type { ApiRowHeight } from '#ui';

import { textBesideDeprecation, textOf } from '../../reference/deprecation';
import { fieldFacts } from '../../reference/facts';
import type { Enum, Field, Message, ProtoSymbol, Rpc } from '../../reference/model';

/** Heights in pixels of what rows are made of, and how many characters a line of their text holds. */
const pixels = {
  head: 57,
  part: 45,
  line: 28,
  paragraph: 10,
  fact: 28,
  row: 53,
  rowLine: 23,
  rules: 34,
  codeLine: 22,
  code: 98,
  top: 29,
};
const characters = { text: 66, row: 74 };

/** About how high the row of a method is, with the messages that are shown in it. */
export function methodHeight(rpc: Rpc, parts: Message[], example: number): ApiRowHeight {
  const facts = 3 + Number(rpc.idempotency === 'no-side-effects' && rpc.streaming === 'none');
  const badges = rpc.idempotency !== 'unknown' || rpc.streaming !== 'none' ? 38 : 0;
  const own = pixels.top + pixels.head + text(rpc) + facts * pixels.fact + badges + 16;
  return { text: own + sum(parts.map((message) => pixels.part + body(message))), example };
}

/** About how high the row of a message is. */
export function messageHeight(message: Message, example: number): ApiRowHeight {
  return { text: pixels.top + pixels.head + body(message), example };
}

/** About how high the row of an enum is. */
export function enumHeight(item: Enum): ApiRowHeight {
  const values = sum(
    item.values.map((value) => pixels.row + lines(textOf(value.comments), characters.row) * pixels.rowLine),
  );
  return { text: pixels.top + pixels.head + text(item) + 57 + values + uses(item), example: 0 };
}

/** About how high code is in its frame. */
export function codeHeight(code: string | undefined): number {
  return code === undefined ? 0 : pixels.code + code.split('\n').length * pixels.codeLine;
}

function body(message: Message): number {
  const rules = message.rules.length * (pixels.line + pixels.paragraph);
  const oneofs = sum(
    message.oneofs.map((oneof) => 34 + lines(textOf(oneof.comments), characters.row) * pixels.rowLine),
  );
  const fields = message.fields.length === 0 ? 48 : 0;
  return text(message) + rules + 25 + fields + sum(shown(message).map(row)) + oneofs + uses(message);
}

/** The fields in sight: of a long choice the first ones. */
function shown({ fields, oneofs }: Message): Field[] {
  const folded = new Set(oneofs.flatMap((oneof) => (oneof.fields.length >= 12 ? oneof.fields.slice(4) : [])));
  return fields.filter(({ name }) => !folded.has(name));
}

function row(field: Field): number {
  const facts = fieldFacts(field).filter((fact) => fact.text !== 'required');
  const presence = field.label === 'optional' ? 28 : 0;
  return (
    pixels.row +
    lines(textBesideDeprecation(field), characters.row) * pixels.rowLine +
    presence +
    (facts.length > 0 ? pixels.rules : 0)
  );
}

function text(symbol: ProtoSymbol): number {
  const paragraphs = textBesideDeprecation(symbol)
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '');
  return 6 + sum(paragraphs.map((part) => lines(part, characters.text) * pixels.line + pixels.paragraph));
}

const uses = ({ usedBy }: Message | Enum) =>
  usedBy.length === 0 ? 0 : 46 + Math.ceil(Math.min(usedBy.length, 8) / 2) * 30;

const lines = (words: string, width: number) => (words === '' ? 0 : Math.ceil(words.length / width));

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
