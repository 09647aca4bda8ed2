import type { Code } from 'mdast';

import type { Problem } from '../../problem';
import { lineAbove } from './readFences';

/** The look that each mark in code gives its line. */
const looks = { '++': 'added', '--': 'removed', highlight: 'highlighted', hl: 'highlighted' } as const;

type Look = (typeof looks)[keyof typeof looks];

/** A mark with the comment around it, including JSX comments. */
const mark =
  /[ \t]*(?:\{?\/\*|<!--|\(\*|\{#|\/\/|#|--|;{1,2}|%{1,2}|["'])?[ \t]*\[!code (\+\+|--|highlight|hl)(?::(\d+))?\](?:[ \t]*(?:\*\/\}?|-->|\*\)|#\}))?/g;

/** The signs at the start of a diff's lines, except in its header. */
const signs: [sign: RegExp, look?: Look][] = [[/^\+(?!\+\+ )/, 'added'], [/^-(?!-- )/, 'removed'], [/^ /]];

function diffLine(line: string) {
  const [sign, look] = signs.find(([one]) => one.test(line)) ?? [];
  return { text: sign ? line.slice(1) : line, look };
}

/**
 * The lines of code with the looks set by comments such as `// [!code ++]`, on the same line or on a line above. Texts are
 * without marks; a line with only a mark has no text.
 */
export function markedLines(code: string, language?: string | null): { text?: string; look?: Look }[] {
  if (language === 'diff') return code.split('\n').map(diffLine);
  const given = new Map<number, Look>();
  const lines = code.split('\n').map((line, index): string | undefined => {
    const marks = [...line.matchAll(mark)];
    const text = line.replace(mark, '');
    const isAlone = marks.length > 0 && text.trim() === '';
    for (const [, word, count = 1] of marks) {
      const first = index + Number(isAlone);
      for (let at = first; at < first + Number(count); at++) given.set(at, looks[word as keyof typeof looks]);
    }
    return isAlone ? undefined : text.replaceAll('[\\!code', '[!code');
  });
  return lines.map((text, index) => ({ text, look: given.get(index) }));
}

/** Code after the change that its marks show: without marks, and with empty lines in place of removed ones. */
export const applyMarks = (code: string, language?: string | null): string =>
  markedLines(code, language)
    .map(({ text = '', look }) => (look === 'removed' ? '' : text))
    .join('\n');

/** An unknown mark of ours, or a mark of Docusaurus. */
const unknownMark = /\[!code\b[^\]]*\]?|(?<=(?:\/\/|#|\*|<!--)\s*)highlight-(?:next-line|start|end)\b/;

/** Finds marks that would be shown to readers. */
export function checkMarks(fence: Code, pageFile: string): Problem[] {
  const { file, line } = lineAbove(fence, pageFile);
  return fence.value.split('\n').flatMap((text, index) => {
    const [unknown] = unknownMark.exec(text.replace(mark, '')) ?? [];
    if (!unknown) return [];
    const known = Object.keys(looks).map((word) => `[!code ${word}]`);
    const fix = `Known: ${known.join(', ')}, and [!code ++:3] for three lines. Write "[\\!code" to show one.`;
    return [{ file, line: line + index + 1, message: `the mark ${unknown} is not known.`, fix }];
  });
}
