import type { Element, Text } from 'hast';
import { bundledLanguages, codeToHast, type BundledLanguage } from 'shiki';

import { markedLines } from '../content/documents/codeMarks';
import { jsonInShell } from '../reference/examples/jsonInShell';
import { codeTheme } from './codeTheme';

/**
 * The inner HTML of `<code>`: parts of the code are spans with their roles as classes. Adjacent parts of a role are one span,
 * across line breaks too. Lines that are numbered, or marked by a comment such as `[!code ++]`, are elements.
 *
 * @param lang A language of Shiki or an alias. Code in other languages has no roles.
 * @param meta Rest of the line that begins the fence: lines to highlight, `{3,5-6}`, and `lineNumbers`. @default neither
 */
export async function highlight(code: string, lang: string, meta = ''): Promise<string> {
  const { isNumbered, highlighted } = readLines(meta);
  const written = markedLines(code, lang).map(({ text, look }, index) => ({
    text,
    look: look ?? (highlighted.has(index + 1) ? 'highlighted' : ''),
  }));
  const shown = written.filter(({ text }) => text !== undefined);
  const numbered = isNumbered ? 'numbered' : '';
  const hasLines = isNumbered || shown.some(({ look }) => look !== '');
  code = shown.map(({ text }) => text).join('\n');
  const command = lang === 'bash' && !hasLines ? jsonInShell(code) : undefined;
  if (command) {
    const { before, json } = command;
    return `${await highlight(before, 'bash')}${await highlight(json, 'json')}<span class="code-string">'</span>`;
  }
  const language = (Object.hasOwn(bundledLanguages, lang) ? lang : 'text') as BundledLanguage;
  // A time limit would make the result depend on the load of the machine.
  const exact = { theme: codeTheme, tokenizeTimeLimit: 0, mergeWhitespaces: false };
  const root = await codeToHast(code, { ...exact, lang: language });
  const lines = ((root.children[0] as Element).children[0] as Element).children as Element[];
  let [html, space, open] = ['', '', 'ink'];
  const turnTo = (role: string, content = '') => {
    if (role !== open && open !== 'ink') html += '</span>';
    html += space;
    if (role !== open && role !== 'ink') html += `<span class="code-${role}">`;
    [space, open] = ['', role];
    html += content;
  };
  // Between two lines is a line break.
  for (let index = 0; index < lines.length; index += 2) {
    const { children } = lines[index]!;
    const { look } = shown[index / 2]!;
    const names = `${numbered} ${look}`.trim();
    const tag = look === 'added' ? 'ins' : look === 'removed' ? 'del' : 'span';
    if (names) turnTo('ink', `<${tag} class="${names}">`);
    for (const token of children as Element[]) {
      const { value } = token.children[0] as Text;
      const [, role = 'ink'] = /color:(\w+)/.exec(String(token.properties.style)) ?? [];
      if (value.trim() === '') space += value;
      else turnTo(role, value.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;'));
    }
    const end = index < lines.length - 1 ? '\n' : '';
    space = names ? end : space + end;
    if (!names) continue;
    // Without the space before a comment that was removed.
    html = html.trimEnd();
    turnTo('ink', `</${tag}>`);
  }
  turnTo('ink');
  return html;
}

/** What the rest of the line that begins a fence says of its lines. A title has words, whatever they are. */
function readLines(meta: string): { isNumbered: boolean; highlighted: ReadonlySet<number> } {
  const words = meta.replace(/="[^"]*"/g, '');
  const ranges = /\{([\d,-]+)\}/.exec(words)?.[1]?.split(',') ?? [];
  const numbers = ranges.flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return { isNumbered: /(^|\s)lineNumbers(\s|$)/.test(words), highlighted: new Set(numbers) };
}
