import { markedLines } from '../content/fences/codeMarks';
import type { FenceMeta } from '../content/fences/parseFenceMeta';
import { lineBreak, tokensToHtml, tokenizeCode, type CodeToken } from './tokenizeCode';

const tags: Record<string, string | undefined> = { added: 'ins', removed: 'del' };

/** The inner HTML of `<code>`: spans with roles as classes, and elements for numbered or marked lines. */
export async function highlight(code: string, lang: string, meta: Partial<FenceMeta> = {}): Promise<string> {
  const { lines: highlighted = [], lineNumbers = false } = meta;
  const shown = markedLines(code, lang).flatMap(({ text, look }, index) => {
    if (text === undefined) return [];
    const marked = look ?? (highlighted.includes(index + 1) ? 'highlighted' : '');
    const names = `${lineNumbers ? 'numbered' : ''} ${marked}`.trim();
    // Removes the space before a removed comment.
    return [{ text: names ? text.trimEnd() : text, names, tag: tags[marked] ?? 'span' }];
  });
  const lines = await tokenizeCode(shown.map(({ text }) => text).join('\n'), lang);
  let html = '';
  let unmarked: CodeToken[] = [];
  for (const [index, { names, tag }] of shown.entries()) {
    const line = index < shown.length - 1 ? [...lines[index]!, lineBreak] : lines[index]!;
    if (names) {
      html += `${tokensToHtml(unmarked)}<${tag} class="${names}">${tokensToHtml(line)}</${tag}>`;
      unmarked = [];
    } else {
      unmarked.push(...line);
    }
  }
  return html + tokensToHtml(unmarked);
}
