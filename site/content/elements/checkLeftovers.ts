import type { Root } from 'mdast';

import type { Problem } from '../../problem';
import { visit } from '../../visit';
import { bodyOf } from '../documents/markdown';

const callout = 'Write a callout: ":::note[Title]", text, ":::".';
const partial = `Name the page .mdx, and write "import Part from './_part.mdx'" and "<Part />".`;

/** Syntax of other tools that readers of this site would see as text, or not see at all, with its replacement. */
const leftovers: [mark: RegExp, fix: string][] = [
  [/<!--\s*[@#]?include\b.*?-->|^\s*[-;8<]*--8<--.*/gi, partial],
  [/^(import\s.*\sfrom\s*['"]|export\s+(const|default)\s).*/g, 'Name the page .mdx, or reword the line.'],
  [/(<!--|\{\/\*)\s*(truncate|more)\s*(-->|\*\/\})/gi, 'Write <!-- excerpt -->, or {/* excerpt */} in MDX.'],
  [/^\s*<<<\s*\S+/g, 'Write an empty fence with file="./_lamp.ts".'],
  [/^\s*(!!!|\?\?\?\+?)\s*\w+|^[?!]>(?=\s)|^\.\. [\w-]+::/g, callout],
  [/^\s*===\+?\s*".*/g, 'Write <Tabs> with <Tab label="…">.'],
  [/\{%.*?%\}/g, `Remove it, or write what it means. ${callout}`],
  [/\{\{.*?\}\}/g, 'Write its value, or put it between backticks.'],
  [/!?\[\[_?toc_?\]\]|^\s*@?\[toc\]\s*$/gi, 'Remove it: pages get a table of contents automatically.'],
  [/!?\[\[(?!toc\])[A-Za-z][^[\]]*\]\]/g, 'Write [words](/address), or ![what it shows](/picture.svg).'],
  [
    /\{(?<!:::.*)\s*([:#.]|[\w-]+=)[\w :#.="'%-]*\}(?=\s*$)/g,
    'Remove it: headings get their anchors automatically, and pictures their size.',
  ],
  [/^\*\[[^\]]+\]: .*/g, 'Write <abbr title="…">.'],
  [/(?<![=\w])==(?=[^\s=])[^=]*[^\s=]==(?![=\w])/g, 'Write <mark>…</mark>.'],
  [
    /(?<![\w:/.-]):([a-z][a-z0-9_-]+|[+-]1):(?![\w:/])/g,
    'Write the sign itself, or put the word between backticks.',
  ],
];

/** A formula: `$$`, dollar signs around anything but a price or a variable, or math operators before braces. */
const formula =
  /^\s*\$\$|(\^|\w_|\\[a-zA-Z]+)¤|(?<![\\$\w])\$(?=[^\s$])[^$]*[\\^_{][^$]*(?<=[^\s$])\$(?![\w$])/;

/** Finds leftover syntax of other tools, and formulas, outside of code. */
export function checkLeftovers(source: string, tree: Root, file: string): Problem[] {
  const body = bodyOf(source);
  let text = '';
  let end = 0;
  visit(tree, ({ type, position }) => {
    if (!position || !/^(code|inlineCode|mdxjsEsm|mdx\w+Expression)$/.test(type)) return;
    // `¤` stands for an expression, which a formula can contain; `·` for other code.
    const blank = type === 'mdxTextExpression' ? '¤' : '·';
    const code = body.slice(position.start.offset, position.end.offset).replace(/[^\n]/g, blank);
    text += body.slice(end, position.start.offset) + code;
    end = position.end.offset!;
  });
  text += body.slice(end);
  let isFormula = false;
  return text.split('\n').flatMap((line, index): Problem[] => {
    const place = { file, line: index + 1, isWarning: true };
    if (formula.test(line) && !isFormula) {
      isFormula = /^\s*\$\$(?!.*\$\$)/.test(line);
      const fix = 'Put it between backticks, write its signs (x₁², ½), or show a picture of it.';
      return [{ ...place, message: 'formulas are not supported.', fix }];
    }
    if (/\$\$/.test(line)) isFormula = false;
    const shown = line.replace(/\\./g, '  ');
    return leftovers.flatMap(([mark, fix]) =>
      Array.from(shown.matchAll(mark), ([written]) => {
        return { ...place, message: `"${written.trim()}" is syntax of another tool.`, fix };
      }),
    );
  });
}
