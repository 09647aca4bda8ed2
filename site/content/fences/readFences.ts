import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

import type { Code, Root } from 'mdast';
import { globSync } from 'tinyglobby';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { textFault } from '../../textFault';
import { fencesIn } from '../documents/blocksIn';
import type { ContentFolder } from '../documents/contentFolder';
import { placeOf } from '../documents/placeOf';
import { drawnLanguageOf } from './drawnFences';
import { parseFenceMeta } from './parseFenceMeta';

/** A fence, and the line above its text in the file that contains the text. */
type Filled = Code & { above?: { file: string; line: number } };

/** The line above the text of a fence: in its page, or in the file that contains the text. */
export const lineAbove = ({ above, data, position }: Filled, pageFile: string) =>
  above ?? { file: data?.partial?.file ?? pageFile, line: position?.start.line ?? 0 };

/** Fills each fence that has `file="./_lamp.yml"` with the file, or with lines (`#L3-L12`) or regions (`#name`) of it. */
export function readFences(tree: Root, pageFile: string, { folder, root, onRead }: ContentFolder): Problem[] {
  return fencesIn(tree).flatMap((fence: Filled): Problem[] => {
    const [name, fragment] = parseFenceMeta(fence).file?.split(/#(.*)/s) ?? [];
    if (name === undefined) return [];
    const place = placeOf(fence, pageFile);
    const report = (message: string, fix: string) => [{ ...place, message, fix }];
    const file = posix.join(name.startsWith('/') ? folder : posix.dirname(place.file), name);
    const path = file.slice(folder.length);
    if (drawnLanguageOf(fence)) {
      return report(`a "${fence.lang}" fence can't have "file".`, 'Write its text in the page.');
    }
    if (!fence.above && fence.value.trim() !== '') {
      return report(`the fence has lines in addition to those of ${file}.`, 'Remove them, or remove "file".');
    }
    if (!file.startsWith(`${folder}/`)) {
      return report(`the file ${file} is outside of ${folder}/.`, `Move or copy it into ${folder}/.`);
    }
    onRead?.(join(root, file));
    if (!statSync(join(root, file), { throwIfNoEntry: false })?.isFile()) {
      const files = globSync('**/*', { cwd: join(root, folder), dot: true }).map((known) => `/${known}`);
      const hint = `Paths start from the page, "./_lamp.yml", or from ${folder}/, "/guides/_lamp.yml".`;
      return report(`the file ${file} does not exist.`, `${didYouMean(path, files)}${hint}`);
    }
    const text = readFileSync(join(root, file), 'utf8');
    const fault = textFault(text);
    if (fault) return [{ file, ...fault }];
    const lines = text.replace(/^\uFEFF|\s+$/g, '').split(/\r?\n/);
    const marks = regionMarks(lines);
    const { ranges = [{ from: 0, to: lines.length }], problem } = fragment
      ? rangesOf(fragment, lines, marks)
      : {};
    if (problem) return report(`${file} ${problem[0]}`, problem[1]);
    const shown = ranges.flatMap(({ from, to }) =>
      lines.slice(from, to).filter((_, at) => !marks[from + at]),
    );
    const indent = Math.min(...shown.map((line) => line.search(/\S/)).filter((column) => column >= 0));
    fence.value = shown.map((line) => line.slice(indent)).join('\n');
    fence.above = { file, line: ranges[0]!.from };
    return [];
  });
}

type RegionMark = { isEnd: boolean; name: string };

/** From the line above the first line to the last line. */
type Range = { from: number; to: number };

/** Finds `#region name` and `#endregion`. `# region name` counts only in a file that also has `# endregion`. */
function regionMarks(lines: string[]): (RegionMark | undefined)[] {
  const marks = lines.map((line) => {
    const written = line.trim();
    const words = written
      .replace(/\s*(\*\/\}?|-->|\*\))$/, '')
      .replace(/^(\/\/+|\{?\/\*+|<!--|--+|;+|%+|::|'|\(\*|rem\b|#(?=\s))\s*/i, '');
    const [mark, sign, end, endName, name = endName ?? ''] =
      /^(#(?:pragma +)?)?(?:(end *)region\b *(.*)|region(?: +"?(\w[^"{}()=;]*)"?)?)$/i.exec(words) ?? [];
    const isMark = mark !== undefined && (sign !== undefined || words !== written);
    return isMark ? { isEnd: end !== undefined, name, isSigned: sign !== undefined } : undefined;
  });
  const hasUnsigned = marks.some((mark) => mark && mark.isEnd && !mark.isSigned);
  return marks.map((mark) => (mark?.isSigned || hasUnsigned ? mark : undefined));
}

/** The lines that a fragment refers to, such as `L3-L12` or the name of a region, or the problem and its fix. */
function rangesOf(
  fragment: string,
  lines: string[],
  marks: (RegionMark | undefined)[],
): { ranges?: Range[]; problem?: [string, string] } {
  const numbers = /^L(\d+)(?:-L?(\d+))?$/.exec(fragment);
  if (numbers) {
    const from = Number(numbers[1]) - 1;
    const to = Number(numbers[2] ?? numbers[1]);
    if (0 <= from && from < to && to <= lines.length) return { ranges: [{ from, to }] };
    const fix = 'Correct the numbers, or name a region, which moves with its lines.';
    return { problem: [`has ${lines.length} lines, so it does not have ${fragment}.`, fix] };
  }
  const ranges: Range[] = [];
  const open: (RegionMark & { from: number })[] = [];
  for (const [index, mark] of marks.entries()) {
    if (mark && !mark.isEnd) open.push({ ...mark, from: index + 1 });
    if (!mark?.isEnd) continue;
    // An end mark closes the region that it names, or else the last one.
    const last = open.findLastIndex(({ name }) => name === mark.name);
    const [ended] = open.splice(last, 1);
    if (ended?.name === fragment) ranges.push({ from: ended.from, to: index });
  }
  const isOpen = open.some(({ name }) => name === fragment);
  if (ranges.length > 0 && !isOpen) return { ranges };
  const names = marks.flatMap((mark) => (mark?.name && mark.name !== fragment ? [mark.name] : []));
  const fix =
    `${didYouMean(fragment, names)}Begin it with the comment "#region ${fragment}", end it with "#endregion". ` +
    `Where "#" begins a comment, write "# #region ${fragment}".`;
  return { problem: [`${isOpen ? 'does not end the' : 'has no'} region "${fragment}".`, fix] };
}
