import type { Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { bundledLanguages, codeToTokensBase, type BundledLanguage } from 'shiki';
import type { Plugin } from 'unified';

import { elementNode } from '../content/documents/element';
import { jsonInShell } from '../reference/examples/jsonInShell';
import { codeTheme } from './codeTheme';
import { elementsIn } from './elementsIn';

/** Text of one role; without a role, it has the color of the surrounding text. */
interface CodePart {
  text: string;
  role?: string;
}

/**
 * The inner HTML of `<code>`: parts of the code are spans with their roles as classes.
 *
 * @param lang A language of Shiki or an alias. Code in other languages has no roles.
 * @param marked Numbers of highlighted lines in the syntax of fences, `3,5-6`. The first is 1. @default none
 */
export async function highlight(code: string, lang: string, marked = ''): Promise<string> {
  const lines = await tokenize(code, lang);
  const numbers = numbersIn(marked);
  const blocks: string[] = [];
  let plain: CodePart[][] = [];
  for (const [index, line] of lines.entries()) {
    if (!numbers.has(index + 1)) {
      plain.push(line);
      continue;
    }
    if (plain.length > 0) blocks.push(htmlOf(plain));
    plain = [];
    blocks.push(`<span class="highlighted">${htmlOf([line])}</span>`);
  }
  if (plain.length > 0) blocks.push(htmlOf(plain));
  return blocks.join('\n');
}

async function tokenize(code: string, lang: string): Promise<CodePart[][]> {
  if (!Object.hasOwn(bundledLanguages, lang)) return code.split('\n').map((text) => [{ text }]);
  const command = lang === 'bash' ? jsonInShell(code) : undefined;
  if (command) {
    const shell = await tokenize(command.before, 'bash');
    const [first = [], ...rest] = await tokenize(command.json, 'json');
    shell.at(-1)!.push(...first);
    const lines = [...shell, ...rest];
    lines.at(-1)!.push({ text: `'`, role: 'string' });
    return lines;
  }
  const options = { lang: lang as BundledLanguage, theme: codeTheme };
  // A time limit would make the result depend on the load of the machine.
  const tokens = await codeToTokensBase(code, { ...options, tokenizeTimeLimit: 0 });
  return tokens.map((line) => {
    const parts: CodePart[] = [];
    for (const { content, color } of line) {
      // Space takes the role of the token after it.
      const space = parts.at(-1)?.text.trim() === '' ? parts.pop()!.text : '';
      parts.push({ text: space + content, role: color === 'ink' ? undefined : color });
    }
    return parts;
  });
}

/** The numbers in `3,5-6`. */
function numbersIn(ranges: string): Set<number> {
  const numbers = new Set<number>();
  for (const [, from, to = from] of ranges.matchAll(/(\d+)(?:-(\d+))?/g))
    for (let number = Number(from); number <= Number(to); number++) numbers.add(number);
  return numbers;
}

/** Writes lines with one element for adjacent parts of a role, across line breaks too. */
function htmlOf(lines: CodePart[][]): string {
  const parts: CodePart[] = [];
  for (const part of lines.flatMap((line, index) => (index > 0 ? [{ text: '\n' }, ...line] : line))) {
    const last = parts.at(-1);
    const space = last?.role === undefined && last?.text.trim() === '' ? last.text : '';
    const previous = space === '' ? last : parts.at(-2);
    if (part.role === undefined || previous?.role !== part.role) {
      parts.push({ ...part });
      continue;
    }
    if (space !== '') parts.pop();
    previous.text += space + part.text;
  }
  return parts.map(spanOf).join('');
}

function spanOf({ text, role }: CodePart): string {
  const escaped = text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
  return role === undefined ? escaped : `<span class="code-${role}">${escaped}</span>`;
}

/** Highlights the code of a page. The last plugin, so that others see the text. */
export const rehypeHighlight: Plugin<[], Root> = () => async (tree) => {
  for (const pre of elementsIn(tree)) {
    const [code] = pre.children;
    if (pre.tagName !== 'pre' || code?.type !== 'element') continue;
    const { lang, dataMarked, ...properties } = pre.properties;
    const value = await highlight(toString(code), String(lang ?? 'text'), String(dataMarked ?? ''));
    pre.children = [elementNode('code', { dangerouslySetInnerHTML: { __html: value } }) as never];
    pre.properties = { ...properties, ...(lang !== undefined && { lang }) };
  }
};
