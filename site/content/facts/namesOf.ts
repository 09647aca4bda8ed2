import type { Nodes, Root, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A name that a sheet of facts uses, and that its page is expected to use too. */
export interface SheetName {
  name: string;
  /** Line of the sheet; the first is 1. */
  line: number;
  /** Whether upper and lower case matter: they do in code, not in the text of a table. */
  spelling: 'exact' | 'anyCase';
}

/** Sections that say how to present facts, and hold none. */
const aboutThePage = /^(?:Illustration ideas|Related routes)$/;

/** The head of a table that describes the sheet itself: its title, date, file. */
const aboutTheSheet = 'item value';

/** Columns whose cells are not names: numbers of rows, and values that a page replaces by examples of its own. */
const withoutNames = /^(?:#|(?:example|sample)\b.*)$/i;

/** Answers, which every page gives in its own way. */
const answers = /^(?:yes|no|none|same|required|optional)$/i;

/** A cell of more words is a sentence, not a name. */
const longestName = 5;

/**
 * Gives the names of a sheet: all that stands between backticks, the first cell of each row of a table, and every
 * other cell that is one word. Each name once, where it comes first.
 */
export function namesOf(sheet: Root): SheetName[] {
  const names = new Map<string, SheetName>();
  const add = (name: string, node: Nodes, spelling: SheetName['spelling']) => {
    const line = node.position?.start.line ?? 0;
    if (/[\p{L}\p{N}]/u.test(name) && !names.has(name)) names.set(name, { name, line, spelling });
  };
  const addCode = (node: Nodes) => visit(node, 'inlineCode', (code) => add(code.value, code, 'exact'));
  for (const block of withoutSections(sheet)) {
    if (block.type === 'table') {
      for (const [place, cell] of cellsOf(block)) {
        addCode(cell);
        const name = nameOf(cell);
        if (!name || answers.test(name)) continue;
        if (place === 0 || !name.includes(' ')) add(name, cell, 'anyCase');
      }
    } else addCode(block);
  }
  return [...names.values()];
}

/** The cells below the head of a table in which names can stand, each with its place among those of its row. */
function cellsOf({ children: [head, ...rows] }: Table): [place: number, cell: TableCell][] {
  const titles = head?.children.map((cell) => toString(cell).trim()) ?? [];
  if (titles.join(' ') === aboutTheSheet) return [];
  return rows.flatMap(({ children }) => [
    ...children.filter((_cell, column) => !withoutNames.test(titles[column] ?? '')).entries(),
  ]);
}

/** The text of a cell, without what stands in parentheses; undefined for a cell with code in it, whose names are its code, and for a sentence. */
function nameOf(cell: TableCell): string | undefined {
  if (cell.children.some(({ type }) => type === 'inlineCode')) return undefined;
  const name = toString(cell)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name.split(' ').length > longestName ? undefined : name;
}

function withoutSections({ children }: Root): Root['children'] {
  let skipped: number | undefined;
  return children.filter((node) => {
    if (node.type === 'heading' && (skipped === undefined || node.depth <= skipped)) {
      skipped = aboutThePage.test(toString(node)) ? node.depth : undefined;
    }
    return skipped === undefined;
  });
}
