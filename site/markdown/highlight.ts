import { bundledLanguages, createHighlighter, type BundledLanguage, type Highlighter } from 'shiki';

import { jsonInShell } from '../reference/examples/jsonInShell';
import { codeTheme } from './codeTheme';
import { type CodePart, createLineReader, type LineReader } from './lineReader';

let highlighter: Promise<Highlighter> | undefined;
const readers = new Map<BundledLanguage, Promise<LineReader>>();

/**
 * Code as HTML for the inside of `<code>`, with the roles of its parts as classes, in as few elements as it takes.
 *
 * @param lang A language or its short name. Code in any other has no roles.
 * @param marked Numbers of the lines that are marked, as fences write them: `3,5-6`. The first is 1. @default none
 */
export async function highlight(code: string, lang: string, marked = ''): Promise<string> {
  return writeLines(await readLines(code, lang), numbersIn(marked));
}

async function readLines(code: string, lang: string): Promise<CodePart[][]> {
  if (!Object.hasOwn(bundledLanguages, lang)) return code.split('\n').map((text) => [{ text }]);
  const command = lang === 'bash' ? jsonInShell(code) : undefined;
  if (!command) return (await readerOf(lang as BundledLanguage))(code);
  const shell = (await readerOf('bash'))(command.before);
  const data = (await readerOf('json'))(command.json);
  return goOn(goOn(shell, data), [[{ text: `'`, role: 'string' }]]);
}

/** The numbers in `3,5-6`. */
function numbersIn(ranges: string): Set<number> {
  const numbers = new Set<number>();
  for (const [, from, to = from] of ranges.matchAll(/(\d+)(?:-(\d+))?/g))
    for (let number = Number(from); number <= Number(to); number++) numbers.add(number);
  return numbers;
}

/** Lines that go on in the last line of others. Readers know their lines, so none is changed. */
const goOn = (lines: CodePart[][], [first = [], ...others]: CodePart[][]): CodePart[][] => [
  ...lines.slice(0, -1),
  [...(lines.at(-1) ?? []), ...first],
  ...others,
];

function readerOf(lang: BundledLanguage): Promise<LineReader> {
  const reader = readers.get(lang) ?? openReader(lang);
  readers.set(lang, reader);
  return reader;
}

async function openReader(lang: BundledLanguage): Promise<LineReader> {
  highlighter ??= createHighlighter({ themes: [codeTheme], langs: [] });
  const shiki = await highlighter;
  await shiki.loadLanguage(lang);
  return createLineReader(shiki.getLanguage(lang), shiki.setTheme(codeTheme).colorMap);
}

/** Lines of code as HTML. Each marked line is an element. */
function writeLines(lines: CodePart[][], marked: Set<number>): string {
  const runs: { isMarked: boolean; run: CodePart[][] }[] = [];
  for (const [index, line] of lines.entries()) {
    const isMarked = marked.has(index + 1);
    if (!isMarked && runs.at(-1)?.isMarked === false) runs.at(-1)!.run.push(line);
    else runs.push({ isMarked, run: [line] });
  }
  const write = ({ isMarked, run }: (typeof runs)[number]) =>
    isMarked ? `<span class="highlighted">${writeParts(run)}</span>` : writeParts(run);
  return runs.map(write).join('\n');
}

/** Lines of code as HTML with as few elements as it takes: one for parts of the same role that follow each other. */
function writeParts(lines: CodePart[][]): string {
  const parts: CodePart[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0) parts.push({ text: '\n' });
    for (const part of line) join(parts, part);
  }
  return parts.map(write).join('');
}

function join(before: CodePart[], next: CodePart): void {
  const last = before.at(-1);
  const previous = before.at(-2);
  if (last && next.role !== undefined && last.role === next.role) {
    before.splice(-1, 1, { text: last.text + next.text, role: next.role });
  } else if (
    last?.role === undefined &&
    last?.text.trim() === '' &&
    next.role !== undefined &&
    previous?.role === next.role
  ) {
    // Space between two parts looks the same in either role.
    before.splice(-2, 2, { text: previous.text + last.text + next.text, role: next.role });
  } else {
    before.push(next);
  }
}

function write({ text, role }: CodePart): string {
  const escaped = text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
  return role === undefined ? escaped : `<span class="code-${role}">${escaped}</span>`;
}
