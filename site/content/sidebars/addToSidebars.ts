import { posix } from 'node:path';

import { LineCounter, isMap, isSeq, parseDocument, stringify, visit, type Node } from 'yaml';

/** Adds a page below its siblings in the text of `_sidebars.yml`. Undefined unless their list has one item per line. */
export function addToSidebars(text: string, id: string): string | undefined {
  const counter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: counter });
  if (!isMap(contents)) return undefined;
  const listed: { id: string; offset: number; list: unknown }[] = [];
  visit(contents, {
    Scalar(_key, { value, range }, path) {
      const list = path.at(-1);
      if (isSeq(list)) listed.push({ id: String(value), offset: range![0], list });
    },
  });
  const [, end] = (contents.items[0]?.value as Node | undefined)?.range ?? [0, 0];
  const siblings = listed.filter((other) => posix.dirname(other.id) === posix.dirname(id));
  const inSameList = ({ list }: { list: unknown }) => siblings.filter((other) => other.list === list);
  const [first] = siblings.toSorted((a, b) => inSameList(b).length - inSameList(a).length);
  const above = first ? inSameList(first).at(-1) : listed.findLast(({ offset }) => offset < end);
  if (!above) return undefined;
  const { line, col } = counter.linePos(above.offset);
  const lines = text.split('\n');
  const beginning = lines[line - 1]!.slice(0, col - 1);
  if (beginning.trim() !== '-') return undefined;
  return lines.toSpliced(line, 0, beginning + stringify(id).trim()).join('\n');
}
