import { type Declaration, nameOf } from './tree';

/** Numbers, or one name, that are reserved or free for extensions. */
export interface Range {
  from: number | string;
  to: number | string;
  line: number;
}

interface Numbers {
  /** Fields of a message, or values of an enum. */
  numbered: Declaration[];
  reserved: Range[];
  extensions: Range[];
}

/** Reports numbers and names in a message or an enum that are taken twice or reserved. */
export function checkNumbers(
  { numbered, reserved, extensions }: Numbers,
  hasAliases: boolean,
  report: (line: number, message: string, fix: string) => void,
): void {
  const owners = new Map<number, Declaration>();
  const ranges = [...reserved, ...extensions];
  for (const declaration of numbered) {
    const { line, number = 0 } = declaration;
    const name = nameOf(declaration);
    const owner = owners.get(number);
    owners.set(number, owner ?? declaration);
    const isTaken = owner !== undefined && !hasAliases;
    const found = ranges.find((range) => holds(range, number));
    const state = found && (reserved.includes(found) ? 'reserved' : 'for extensions');
    const holder = isTaken ? `already taken by "${nameOf(owner)}" in line ${owner.line}` : state;
    if (holder !== undefined) {
      const free = `The next free number is ${nextFree(numbered, ranges)}.`;
      report(line, `the number ${number} of "${name}" is ${holder}.`, free);
    }
    if (reserved.some(({ from }) => from === name)) {
      report(line, `the name "${name}" is reserved.`, 'Choose another one.');
    }
  }
  ranges.forEach(({ from, to, line }, index) => {
    const words = from === to ? from : `${from} to ${to}`;
    const kind = index < reserved.length ? 'reserved' : 'extensions';
    if (from > to) {
      report(line, `"${kind} ${words}" counts down.`, `Write "${to} to ${from}".`);
    } else if (ranges.slice(0, index).some((other) => other.from <= to && from <= other.to)) {
      report(line, `"${words}" is reserved twice.`, 'Remove one of the two.');
    }
  });
}

const holds = ({ from, to }: Range, number: number) =>
  typeof from === 'number' && from <= number && number <= Number(to);

/** The first number above those in use that no range holds. */
function nextFree(numbered: Declaration[], ranges: Range[]): number {
  const all = [...ranges, { from: 19_000, to: 19_999, line: 0 }];
  let free = Math.max(0, ...numbered.map(({ number = 0 }) => number)) + 1;
  for (let range; (range = all.find((each) => holds(each, free)));) free = Number(range.to) + 1;
  return free;
}
