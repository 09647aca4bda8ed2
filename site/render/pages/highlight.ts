import { type BundledLanguage, createHighlighter, type Highlighter } from 'shiki';

import { jsonInShell } from '../../reference/examples/jsonInShell';
import { codeTheme } from '../markdown/codeTheme';
import { type CodePart, createLineReader, type LineReader } from './lineReader';

let highlighter: Promise<Highlighter> | undefined;
const readers = new Map<BundledLanguage, Promise<LineReader>>();

/** Code as HTML for the inside of `<code>`, with the roles of its parts as classes, in as few elements as it takes. */
export async function highlight(code: string, lang: BundledLanguage): Promise<string> {
  const command = lang === 'bash' ? jsonInShell(code) : undefined;
  if (!command) return writeParts((await readerOf(lang))(code));
  const { before, json, after } = command;
  const shell = (await readerOf(lang))(before);
  const data = (await readerOf('json'))(json);
  return writeParts(goOn(goOn(shell, data), [[{ text: after, role: 'string' }]]));
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

/** Lines of code as HTML with as few elements as it takes: none for a line, one for parts of the same role that follow each other. */
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
