import { spellCheckDocument } from 'cspell-lib';

import type { Problem } from '../../problem';
import { lineAt } from './parsers/syntaxFault';
import type { Page } from './readPages';
import { blocksOf, codeMark } from './prose/blocksOf';

/** Reads the project's word list: one word a line, `#` begins a comment. */
export function readWords(source: string): string[] {
  return source
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

/**
 * Finds words that are neither American English, nor terms of software, nor on the project's list. Code is not read.
 *
 * @param pages All at once: the dictionaries are loaded for each call.
 * @param words The project's own; case does not matter.
 * @param list Path of the file they stand in, for the way to mend it.
 */
export async function checkSpelling(pages: Page[], words: string[], list: string): Promise<Problem[]> {
  const prose = pages.flatMap((page) => proseOf(page).map((piece) => ({ ...piece, file: page.file })));
  const text = prose.map((piece) => piece.text).join('\n');
  const { issues, errors } = await spellCheckDocument(
    { uri: 'text:///prose.txt', text, languageId: 'plaintext' },
    { generateSuggestions: true, noConfigSearch: true, numSuggestions: 3 },
    { language: 'en-US', words, suggestionsTimeout: 2000, maxNumberOfProblems: 1000, maxDuplicateProblems: 1000 },
  );
  if (errors?.[0]) throw errors[0];
  return issues.map(({ text: word, offset, suggestions = [] }) => {
    const { file, line } = prose[lineAt(text, offset) - 1]!;
    const nearest = suggestions.length > 0 ? `Did you mean ${suggestions.slice(0, 3).join(', ')}? ` : '';
    return {
      file,
      line,
      message: `"${word}" is not a known word.`,
      fix: `${nearest}A name or a term goes into ${list}, code between backticks.`,
    };
  });
}

/** A piece of a page that readers read as text; it ends at the end of a line at the latest. */
interface Prose {
  text: string;
  /** Line of the file on which it stands; the first is 1. */
  line: number;
}

/** Gives all text of a page without its code, line by line. */
function proseOf(page: Page): Prose[] {
  return blocksOf(page).flatMap(({ text, line }) =>
    text
      .replaceAll(codeMark, ' ')
      .split('\n')
      .map((part, index) => ({ text: part, line: line + index })),
  );
}
