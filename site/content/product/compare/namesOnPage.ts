import type { Code, Root, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { parse } from 'yaml';

/** A name in code on a page. */
export interface PageName {
  name: string;
  line: number;
}

/** A row of a table whose first cell names something. */
export interface PageRow {
  names: string[];
  line: number;
  /** Its cells by the title of their column. */
  cells: Map<string, TableCell>;
}

/** What a page names, in the order of its lines. */
export interface PageNames {
  names: PageName[];
  rows: PageRow[];
  /** Headings: each has the lines up to the next one of its rank or a higher one. */
  sections: { title: string; from: number; to: number }[];
}

/** Finds the names in code on a page: in its text, in its tables, and those of flags, variables and chart values in its examples. */
export function namesOnPage(tree: Root): PageNames {
  const page: PageNames = { names: [], rows: [], sections: [] };
  const headings: { title: string; line: number; depth: number }[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'heading') headings.push({ title: toString(node), line, depth: node.depth });
    if (node.type === 'inlineCode') page.names.push(...namesIn(node.value).map((name) => ({ name, line })));
    if (node.type === 'code') page.names.push(...namesInExample(node));
    if (node.type !== 'table') return undefined;
    const titles = node.children[0]!.children.map((cell) => toString(cell).trim());
    for (const { children, position } of node.children.slice(1)) {
      const cells = new Map(children.map((cell, index) => [titles[index] ?? '', cell]));
      page.rows.push({ names: rowNames(children[0]!), line: position?.start.line ?? 0, cells });
    }
    return undefined;
  });
  page.sections = headings.map(({ title, line, depth }, index) => {
    const next = headings.slice(index + 1).find((heading) => heading.depth <= depth);
    return { title, from: line, to: (next?.line ?? Infinity) - 1 };
  });
  return page;
}

/** The names that code in text is made of. A value, a path or an address is none. */
export function namesIn(code: string): string[] {
  const text = code.replace(/^\$\{?(\w+)\}?$/, '$1').trim();
  if (/^(?:neosync|mgmt|worker) /.test(text)) {
    const words = text.split(/\s+/);
    const end = words.findIndex((word) => !/^[a-z][a-z-]*$/.test(word));
    return [
      words.slice(0, end === -1 ? undefined : end).join(' '),
      ...words.filter((word) => /^--[a-z]/.test(word)),
    ];
  }
  if (/^make \S+$/.test(text)) return [text];
  return text.split(/,\s*|\s*\/(?=-)|\s+or\s+/).flatMap((part) => {
    const name = part.replace(/(?<=^[\w.-]+)(?:=|: ).*$/, '');
    return /^-{0,2}[A-Za-z_][\w.*-]*$/.test(name) && !isValue.test(name) ? [name] : [];
  });
}

/** Words and addresses that stand between backticks as values of something else. */
const isValue = /^(?:true|false|null)$|^v?\d|\.(?:com|example|org|net|dev|io)$/;

function rowNames(cell: TableCell): string[] {
  const names: string[] = [];
  visit(cell, (node) => {
    if (node.type === 'inlineCode') names.push(...namesIn(node.value));
    if (node.type !== 'strong') return undefined;
    names.push(toString(node));
    return SKIP;
  });
  return names;
}

function namesInExample({ lang, meta, value, position }: Code): PageName[] {
  const first = (position?.start.line ?? 0) + 1;
  const found: PageName[] = [];
  let command = false;
  for (const [index, line] of value.split('\n').entries()) {
    const add = (name: string) => found.push({ name, line: first + index });
    command = /^\s*(?:\$ )?neosync /.test(line) || (command && /^\s+-/.test(line));
    if (lang === 'bash' && command) for (const [flag] of line.matchAll(/(?<=\s)--[a-z][\w-]*/g)) add(flag);
    if (lang === 'hcl')
      for (const [name] of line.matchAll(/(?<=^\s*|[{,]\s*)\w+(?= += )|(?<=")neosync_\w+/g)) add(name);
    if (lang !== 'ini' && lang !== 'yaml' && lang !== 'bash') continue;
    for (const [, name] of line.matchAll(/^\s*(?:- |export )?([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=|: )/g))
      add(name!);
  }
  if (lang === 'yaml' && /title="\S*values\S*\.yaml"/.test(meta ?? '')) {
    for (const name of pathsOf(parse(value))) found.push({ name, line: first });
  }
  return found;
}

/** Paths of the values that YAML nests: `api.db.port`. */
function pathsOf(value: unknown, above = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [above];
  return Object.entries(value).flatMap(([key, inner]) =>
    pathsOf(inner, above === '' ? key : `${above}.${key}`),
  );
}
