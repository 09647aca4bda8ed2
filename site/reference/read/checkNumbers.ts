import type { Declaration } from './tree';

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

/**
 * Reports numbers and names in a message or an enum that are taken twice or reserved.
 *
 * @param lowest The lowest number that the language allows there.
 */
export function checkNumbers(
  { numbered, reserved, extensions }: Numbers,
  { lowest, hasAliases }: { lowest: number; hasAliases: boolean },
  report: (line: number, message: string, fix: string) => void,
): void {
  const owners = new Map<number, Declaration>();
  const free = () => `The next free number is ${nextFree(numbered, [...reserved, ...extensions])}.`;
  for (const declaration of numbered) {
    const { fullName, line } = declaration;
    const number = declaration.number!;
    const name = nameOf(declaration);
    const owner = owners.get(number);
    owners.set(number, owner ?? declaration);
    if (owner && !hasAliases) {
      const taken = `already taken by "${nameOf(owner)}" in line ${owner.line}`;
      report(line, `the number ${number} of "${name}" is ${taken}.`, free());
    }
    if (reserved.some((range) => holds(range, number)))
      report(line, `the number ${number} of "${name}" is reserved.`, free());
    if (extensions.some((range) => holds(range, number)))
      report(line, `the number ${number} of "${name}" is left to extensions.`, free());
    if (reserved.some(({ from }) => from === nameOf({ fullName })))
      report(line, `the name "${name}" is reserved.`, 'Choose another one.');
  }
  const ranges = [...reserved, ...extensions];
  ranges.forEach((range, index) => {
    const words = range.from === range.to ? range.from : `${range.from} to ${range.to}`;
    const kind = index < reserved.length ? 'reserved' : 'extensions';
    if (typeof range.from === 'number' && range.from < lowest)
      return report(range.line, `"${kind} ${words}" is out of range.`, `Numbers start at ${lowest}.`);
    if (range.from > range.to)
      return report(range.line, `"${kind} ${words}" counts down.`, `Write "${range.to} to ${range.from}".`);
    const other = ranges.slice(0, index).findIndex(({ from, to }) => from <= range.to && range.from <= to);
    if (other < 0) return;
    const isBoth = other < reserved.length && kind === 'extensions';
    const twice = kind === 'reserved' ? 'is reserved twice' : 'is in "extensions" twice';
    report(range.line, `"${words}" ${isBoth ? 'is reserved too' : twice}.`, 'Remove one of the two.');
  });
}

const nameOf = ({ fullName }: Pick<Declaration, 'fullName'>) => fullName.split('.').at(-1)!;

const holds = ({ from, to }: Range, number: number) =>
  typeof from === 'number' && from <= number && number <= Number(to);

/** The first number above those in use that no range holds; where all are taken, the lowest free one. */
function nextFree(numbered: Declaration[], ranges: Range[]): number {
  const used = new Set(numbered.map(({ number }) => number!));
  const all = [...ranges, { from: 19_000, to: 19_999, line: 0 }];
  const from = (start: number): number => {
    const range = all.find((each) => holds(each, start));
    if (range) return from(Number(range.to) + 1);
    return used.has(start) ? from(start + 1) : start;
  };
  const above = from(Math.max(0, ...used) + 1);
  return above > 536_870_911 ? from(1) : above;
}
