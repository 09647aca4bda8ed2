import { createHighlighter, type BundledLanguage, type Highlighter } from 'shiki';

import { codeTheme } from '../markdown/codeTheme';
import { createLineReader, type LineReader } from './lineReader';
import { writeParts } from './writeParts';

let highlighter: Promise<Highlighter> | undefined;
const readers = new Map<BundledLanguage, Promise<LineReader>>();

/** Code as HTML for the inside of `<code>`, with the roles of its parts as classes, in as few elements as it takes. */
export async function highlight(code: string, lang: BundledLanguage): Promise<string> {
  const reader = readers.get(lang) ?? openReader(lang);
  readers.set(lang, reader);
  const read = await reader;
  return writeParts(read(code));
}

async function openReader(lang: BundledLanguage): Promise<LineReader> {
  highlighter ??= createHighlighter({ themes: [codeTheme], langs: [] });
  const shiki = await highlighter;
  await shiki.loadLanguage(lang);
  return createLineReader(shiki.getLanguage(lang), shiki.setTheme(codeTheme).colorMap);
}
