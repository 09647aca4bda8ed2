import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import type { Code, Root } from 'mdast';
import { globSync } from 'tinyglobby';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { fencesIn } from './blocksIn';

/** A fence, with the line above its text in the file that the text is from. */
type Filled = Code & { above?: { file: string; line: number } };

/** How far pages are read: with their checks, with their text, or only their front matter. */
export type ReadingDepth = 'full' | 'text' | 'frontMatter';

/** The folder with the pages. */
export interface ContentFolder {
  /** Root of the project, or empty for the working directory. */
  root: string;
  /** Path of the folder from there. */
  folder: string;
  /** `frontMatter` leaves the text of pages unread. @default 'full' */
  depth?: ReadingDepth;
  /** Receives the path of each file that a fence names, also of one that does not exist. */
  onRead?: (path: string) => void;
}

/** The line above the text of a fence: in its page, or in the file that the text is from. */
export const lineAbove = ({ above, position }: Filled, page: string) =>
  above ?? { file: page, line: position?.start.line ?? 0 };

/** Fills each fence that has `file="./_lamp.yml"` with that file, or with its lines (`#L3-L12`) or a region of it (`#name`). */
export function readFences(tree: Root, page: string, { folder, root, onRead }: ContentFolder): Problem[] {
  return fencesIn(tree).flatMap((fence: Filled) => {
    const [, name, part] = /(?:^|\s)file="([^"#]*)(?:#([^"]*))?"/.exec(fence.meta ?? '') ?? [];
    if (name === undefined) return [];
    const { start } = fence.position!;
    const report = (message: string, fix: string) => [{ file: page, line: start.line, message, fix }];
    const file = posix.join(name.startsWith('/') ? folder : posix.dirname(page), name);
    const path = file.slice(folder.length);
    if (fence.lang === 'dot' || fence.lang === 'screen')
      return report(`a fence of the language "${fence.lang}" has no "file".`, 'Write its text in the page.');
    if (!fence.above && fence.value.trim() !== '')
      return report(`the fence has lines besides those of ${file}.`, 'Remove them, or remove "file".');
    if (!file.startsWith(`${folder}/`))
      return report(`the file ${file} is outside of ${folder}/.`, `Move or copy it into ${folder}/.`);
    onRead?.(join(root, file));
    const files = globSync('**/*', { cwd: join(root, folder), dot: true }).map((known) => `/${known}`);
    const such = `Paths start from the page, "./_lamp.yml", or from ${folder}/, "/guides/_lamp.yml".`;
    if (!files.includes(path))
      return report(`the file ${file} does not exist.`, `${didYouMean(path, files)}${such}`);
    const lines = readFileSync(join(root, file), 'utf8').trimEnd().split(/\r?\n/);
    const { from = 0, to = lines.length, wrong } = part === undefined ? {} : rangeOf(part, lines);
    if (wrong) return report(`${file} ${wrong[0]}`, wrong[1]);
    const shown = lines.slice(from, to).filter((line) => !regionMark.test(line));
    const indent = Math.min(...shown.map((line) => line.search(/\S/)).filter((column) => column >= 0));
    fence.value = shown.map((line) => line.slice(indent)).join('\n');
    fence.above = { file, line: from };
    return [];
  });
}

const regionMark = /#(end)?region\b[ \t]*(\w[\w-]*)?/;

/** The line above a part of a file and its last line, or what is wrong and how to fix it. */
function rangeOf(part: string, lines: string[]): { from?: number; to?: number; wrong?: [string, string] } {
  const numbers = /^L(\d+)(?:-L?(\d+))?$/.exec(part);
  if (numbers) {
    const [from, to] = [Number(numbers[1]) - 1, Number(numbers[2] ?? numbers[1])];
    if (0 <= from && from < to && to <= lines.length) return { from, to };
    const fix = 'Correct the numbers, or name a region, which moves with its lines.';
    return { wrong: [`has ${lines.length} lines, so it does not have ${part}.`, fix] };
  }
  const marks = lines.flatMap((line, index) => {
    const [mark, isEnd, name] = regionMark.exec(line) ?? [];
    return mark ? [{ index, name, step: isEnd ? -1 : 1 }] : [];
  });
  const begin = marks.find(({ name, step }) => step > 0 && name === part);
  let depth = 1;
  const end = begin && marks.find(({ index, step }) => index > begin.index && (depth += step) === 0);
  if (begin && end) return { from: begin.index + 1, to: end.index };
  const names = marks.flatMap(({ name }) => (name && name !== part ? [name] : []));
  const fix = `${didYouMean(part, names)}Begin it with the comment "#region ${part}", end it with "#endregion".`;
  return { wrong: [`${begin ? 'does not end the' : 'has no'} region "${part}".`, fix] };
}
