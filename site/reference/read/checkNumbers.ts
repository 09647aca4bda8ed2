/** Numbers, or one name, that are reserved or free for extensions. */
export interface Range {
  from: number | string;
  to: number | string;
  line: number;
}

interface Numbered {
  name: string;
  number: number;
  line: number;
}

/** Reports numbers and names of fields or enum values that are taken twice or reserved. */
export function checkNumbers(
  numbered: Numbered[],
  reserved: Range[],
  extensions: Range[],
  hasAliases: boolean,
  report: (line: number, message: string, fix: string) => void,
): void {
  const owners = new Map<number, Numbered>();
  const ranges = [...reserved, ...extensions];
  for (const item of numbered) {
    const { name, number, line } = item;
    const owner = owners.get(number);
    owners.set(number, owner ?? item);
    const found = ranges.find((range) => holds(range, number));
    const state = found && (reserved.includes(found) ? 'reserved' : 'for extensions');
    const holder = owner && !hasAliases ? `already taken by "${owner.name}" in line ${owner.line}` : state;
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
function nextFree(numbered: Numbered[], ranges: Range[]): number {
  const all = [...ranges, { from: 19_000, to: 19_999, line: 0 }];
  let free = Math.max(0, ...numbered.map(({ number }) => number)) + 1;
  for (let range; (range = all.find((each) => holds(each, free)));) free = Number(range.to) + 1;
  return free;
}
