import { bundledLanguages, codeToTokensBase, type BundledLanguage } from 'shiki';

import { jsonInShell } from '../reference/examples/jsonInShell';
import { codeTheme } from './codeTheme';

/**
 * The inner HTML of `<code>`: parts of the code are spans with their roles as classes. Adjacent parts of a role are one span,
 * across line breaks too.
 *
 * @param lang A language of Shiki or an alias. Code in other languages has no roles.
 * @param marked Numbers of highlighted lines in the syntax of fences, `3,5-6`. The first is 1. @default none
 */
export async function highlight(code: string, lang: string, marked = ''): Promise<string> {
  const command = lang === 'bash' && marked === '' ? jsonInShell(code) : undefined;
  if (command) {
    const { before, json } = command;
    return `${await highlight(before, 'bash')}${await highlight(json, 'json')}<span class="code-string">'</span>`;
  }
  const language = (Object.hasOwn(bundledLanguages, lang) ? lang : 'text') as BundledLanguage;
  // A time limit would make the result depend on the load of the machine.
  const options = { lang: language, theme: codeTheme, tokenizeTimeLimit: 0 };
  const ranges = marked.split(',').map((range) => range.split('-').map(Number));
  let html = '';
  let space = '';
  let open = 'ink';
  const turnTo = (role: string) => {
    if (role !== open && open !== 'ink') html += '</span>';
    html += space;
    if (role !== open && role !== 'ink') html += `<span class="code-${role}">`;
    space = '';
    open = role;
  };
  for (const [index, line] of (await codeToTokensBase(code, options)).entries()) {
    const isMarked = ranges.some(([from = 0, to = from]) => from <= index + 1 && index < to);
    if (index > 0) space += '\n';
    if (isMarked) {
      turnTo('ink');
      html += '<span class="highlighted">';
    }
    for (const { content, color = 'ink' } of line) {
      if (content.trim() === '') {
        space += content;
        continue;
      }
      turnTo(color);
      html += content.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
    }
    if (isMarked) {
      turnTo('ink');
      html += '</span>';
    }
  }
  turnTo('ink');
  return html;
}
