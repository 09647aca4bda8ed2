import type { Element, Text } from 'hast';
import { bundledLanguages, codeToHast, type BundledLanguage } from 'shiki';

import { markedLines } from '../content/fences/codeMarks';
import type { FenceMeta } from '../content/fences/fenceMeta';
import { jsonInShell } from '../reference/examples/jsonInShell';
import { codeTheme } from './codeTheme';

const tags: Record<string, string | undefined> = { added: 'ins', removed: 'del' };

/**
 * The inner HTML of `<code>`: spans with roles as classes, and elements for lines that are numbered or marked.
 *
 * @param lang A language of Shiki or an alias. Code in other languages has no roles.
 */
export async function highlight(
  code: string,
  lang: string,
  { lines: highlighted = [], lineNumbers = false }: Partial<FenceMeta> = {},
): Promise<string> {
  const written = markedLines(code, lang).map(({ text, look }, index) => ({
    text,
    look: look ?? (highlighted.includes(index + 1) ? 'highlighted' : ''),
  }));
  const shown = written.filter(({ text }) => text !== undefined);
  const numbered = lineNumbers ? 'numbered' : '';
  const hasLines = lineNumbers || shown.some(({ look }) => look !== '');
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
    const tag = tags[look] ?? 'span';
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
