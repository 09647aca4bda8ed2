import type { Comments } from '../model';
import type { Comment, Token } from './tokens';

/** Comments between two declarations, each where it belongs. */
export interface SplitComments {
  /** Belongs to the declaration before. */
  trailing?: string;
  /** Belong to neither. */
  detached: string[];
  /** Belongs to the declaration after. */
  leading?: string;
}

/**
 * Shares out the comments between two declarations as `protoc` does: one that begins on the line where the first
 * ends, or on the next with a blank line after it, belongs to the first; one that ends on the line above the
 * second belongs to the second; all others stand alone.
 *
 * @param before Last token of the declaration before; undefined at the start of the file.
 * @param after First token of the declaration after; undefined at the end of a block or of the file.
 */
export function splitComments(
  comments: Comment[],
  before: Token | undefined,
  after: Token | undefined,
): SplitComments {
  if (comments.length === 0) return { detached: [] };
  const blocks = blocksOf(comments, before?.line).filter(({ lines }) => lines.some((line) => line !== ''));
  const trailing = blocks.find((block, index) => index === 0 && isTrailing(block, blocks[1], before, after));
  const last = blocks.at(-1);
  const leading = last !== trailing && last && after && last.endLine >= after.line - 1 ? last : undefined;
  return {
    trailing: trailing && textOf(trailing),
    detached: blocks.filter((block) => block !== trailing && block !== leading).map(textOf),
    leading: leading && textOf(leading),
  };
}

function isTrailing(
  block: Block,
  next: Block | undefined,
  before: Token | undefined,
  after: Token | undefined,
) {
  if (before === undefined) return false;
  if (block.line === before.line) return block.endLine !== after?.line;
  if (block.line !== before.line + 1 || before.text === '}') return false;
  const nextLine = next?.line ?? after?.line;
  return nextLine === undefined || nextLine > block.endLine + 1;
}

/** A declaration's comments, empty until they are found. */
export const noComments = (): Comments => ({ detached: [] });

interface Block {
  line: number;
  endLine: number;
  lines: string[];
}

/** Line comments on lines below each other make one block, unless the first ends the line of a declaration. */
function blocksOf(comments: Comment[], before: number | undefined): Block[] {
  const blocks: Block[] = [];
  let joins = false;
  for (const { text, line, endLine } of comments) {
    const isLine = text.startsWith('//');
    const previous = blocks.at(-1);
    if (isLine && joins && previous?.endLine === line - 1) {
      previous.lines.push(withoutMarks(text));
      previous.endLine = endLine;
    } else {
      blocks.push({ line, endLine, lines: isLine ? [withoutMarks(text)] : linesOfBlock(text) });
    }
    joins = isLine && line !== before;
  }
  return blocks;
}

const withoutMarks = (line: string) => line.replace(/^\/\/+ ?/, '').trimEnd();

/** Lines of a block comment; a star at the start of every line after the first is a frame, not text. */
function linesOfBlock(text: string): string[] {
  const [first = '', ...rest] = text.slice(2, -2).split(/\r?\n/);
  const framed = rest.every((line) => line.trim() === '' || /^\s*\*/.test(line));
  const indent = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  const lines = rest.map((line) => (framed ? line.replace(/^\s*\* ?/, '') : line.slice(indent)));
  return [first.replace(/^\*+(?=\s|$)/, '').replace(/^ /, ''), ...lines].map((line) => line.trimEnd());
}

/** The text of a block: its lines without the empty ones at either end. */
function textOf({ lines }: Block): string {
  return lines.join('\n').replace(/^\n+|\s+$/g, '');
}
