import { escapeText, lineBreak, tokensToHtml, tokenizeCode, type CodeToken } from '../markdown/tokenizeCode';
import type { ExampleValue } from '../reference/examples/exampleValuesOf';

const maxDepth = 12;

/**
 * A highlighted example of the reference, for a block with wrapping lines: marks values that the reader can replace
 * and text that must not break, and adds an `<i>` for each two columns of indentation. A wrapped line continues
 * indented below its start.
 */
export async function highlightExample(
  code: string,
  language: string,
  exampleValues: ExampleValue[],
): Promise<string> {
  let html = '';
  let open = 0;
  for (const [index, { depth, tokens }] of blocksOf(await tokenizeCode(code, language)).entries()) {
    html += '</i>'.repeat(Math.max(open - depth, 0));
    if (index > 0) html += '\n';
    html += '<i>'.repeat(Math.max(depth - open, 0));
    html += tokensToHtml(tokens, (text) => markExampleValues(text, exampleValues, depth));
    open = depth;
  }
  return html + '</i>'.repeat(open);
}

/** Groups neighboring lines by the depth of their indentation. An empty line belongs to the lines above it. */
function blocksOf(lines: CodeToken[][]) {
  const blocks: { depth: number; tokens: CodeToken[] }[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const isEmpty = line.every(({ text }) => text === '');
    const depth = last && isEmpty ? last.depth : depthOf(line);
    if (last?.depth === depth) last.tokens.push(lineBreak, ...line);
    else blocks.push({ depth, tokens: [...line] });
  }
  return blocks;
}

/** The indentation of a line, in steps of two columns. */
function depthOf(line: CodeToken[]): number {
  const [indentation] = /^\s*/.exec(line.map(({ text }) => text).join(''))!;
  return Math.min(indentation.replaceAll('\t', '  ').length >> 1, maxDepth);
}

/** Text as HTML, with an element around each replaceable value. */
function markExampleValues(text: string, [exampleValue, ...others]: ExampleValue[], depth: number): string {
  if (exampleValue === undefined) return markBreaks(text, depth);
  const { name, value } = exampleValue;
  return text
    .split(value)
    .map((part) => markExampleValues(part, others, depth))
    .join(`<span data-example-value="${name}">${markSlashes(value)}</span>`);
}

/** Ids, times, and hosts of 20 to 38 characters, between quotes or slashes. */
const unbroken = /(?<=["'/])(?=[^"'/]*[-?])([\w.:@?=-]{20,38})(?=["'/-])/;

/** Text of up to this length fits on a line on phones: a time does, a UUID doesn't. */
const maxShort = 24;

/** Keeps ids, times, and hosts unbroken if their line has room, and lets addresses break after their slashes. */
function markBreaks(text: string, depth: number): string {
  // Splitting by a pattern with one group puts the text between matches at even indexes, and the matches at odd ones.
  return text
    .split(unbroken)
    .map((part, index) => {
      const isShort = part.length <= maxShort;
      if (index % 2 === 0 || depth > (isShort ? 8 : 2)) return markSlashes(part);
      return `<span data-whole="${isShort ? 'short' : ''}">${escapeText(part)}</span>`;
    })
    .join('');
}

const markSlashes = (text: string) =>
  escapeText(text).replace(/(?<=^|[.:]\w+|:\/)\/(?=\w|$)/g, '/<wbr aria-hidden="true">');
