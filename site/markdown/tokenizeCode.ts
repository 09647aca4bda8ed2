import { bundledLanguages, codeToTokensBase, type BundledLanguage } from 'shiki';

import { jsonInShell } from '../reference/examples/jsonInShell';
import codeTheme from './codeTheme.json';

/** A theme whose colors are the names of roles; `ink` is text without a role. More specific scopes come last and win. */
const theme = { ...codeTheme, type: 'light' } as const;

/** A piece of a line of code that has one color. */
export interface CodeToken {
  text: string;
  /** Role of its color; `ink` for text without a role. */
  role: string;
}

/**
 * Splits code into tokens, line by line. JSON sent by a shell command has JSON tokens. Code in languages that Shiki
 * doesn't know has no roles.
 */
export async function tokenizeCode(code: string, lang: string): Promise<CodeToken[][]> {
  const command = lang === 'bash' ? jsonInShell(code) : undefined;
  if (command) {
    const before = await tokenizeCode(command.before, 'bash');
    const json = await tokenizeCode(command.json, 'json');
    json.at(-1)!.push({ text: "'", role: 'string' });
    return [...before.slice(0, -1), [...before.at(-1)!, ...json[0]!], ...json.slice(1)];
  }
  const language = (Object.hasOwn(bundledLanguages, lang) ? lang : 'text') as BundledLanguage;
  // With a time limit, the result would depend on the machine's load.
  const lines = await codeToTokensBase(code, { lang: language, theme, tokenizeTimeLimit: 0 });
  return lines.map((line) => line.map(({ content, color = 'ink' }) => ({ text: content, role: color })));
}

/** The token between two lines. */
export const lineBreak: CodeToken = { text: '\n', role: 'ink' };

/** Tokens as HTML: spans with roles as classes. Neighbors with the same role share a span, with the space between them. */
export function tokensToHtml(tokens: CodeToken[], textToHtml: (text: string) => string = escapeText): string {
  const painted: CodeToken[] = [];
  let space = '';
  for (const { text, role } of tokens) {
    const last = painted.at(-1);
    if (text.trim() === '') {
      space += text;
      continue;
    }
    if (last?.role === role) last.text += space + text;
    else painted.push({ text: space, role: 'ink' }, { text, role });
    space = '';
  }
  painted.push({ text: space, role: 'ink' });
  return painted
    .filter(({ text }) => text !== '')
    .map(({ text, role }) =>
      role === 'ink' ? textToHtml(text) : `<span class="code-${role}">${textToHtml(text)}</span>`,
    )
    .join('');
}

/** Escapes the text of an element with as few characters as possible. */
export const escapeText = (text: string): string => text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
