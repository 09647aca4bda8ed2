import type { Code } from 'mdast';

/** The words after the language of a fence. */
export interface FenceMeta extends Partial<Record<'title' | 'alt' | 'name' | 'try' | 'file', string>> {
  lineNumbers: boolean;
  /** Lines to highlight. First line is 1. */
  lines: number[];
  /** Words that match none of these. */
  unknown: string;
}

/** Words that a fence's meta can have. */
export const fenceAttributes = ['title', 'file', 'lineNumbers', 'try', 'name', 'alt'];

const parts = /(?:^|\s+)(?:(title|alt|name|try|file)="([^"]*)"|(lineNumbers)|\{([\d,-]+)\})(?=\s|$)/g;

/** Parses the words after the language of a fence, such as `title="a.yml" lineNumbers {2,4-6}`. */
export function parseFenceMeta({ meta }: Pick<Code, 'meta'>): FenceMeta {
  const parsed: FenceMeta = { lineNumbers: false, lines: [], unknown: '' };
  const parsePart = (part: string, name?: 'title', value?: string, numbers?: string, ranges?: string) => {
    if (name) parsed[name] ??= value;
    else if (numbers) parsed.lineNumbers = true;
    else if (!/^(\d+(-\d+)?,?)+$/.test(ranges!)) return part;
    else parsed.lines.push(...ranges!.split(',').flatMap(linesOf));
    return '';
  };
  parsed.unknown = (meta ?? '').replace(parts, parsePart).trim();
  return parsed;
}

/** `[4, 5, 6]` for `4-6`. */
function linesOf(range: string): number[] {
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
