import type { Comments } from '../model';
import type { Comment, Token } from './tokens';

/**
 * Assigns the comments between two declarations the way protoc does: one that starts on the line where the first
 * declaration ends, or on the next line with a blank line below, trails the first; one that ends directly above the
 * second leads it. Anything else belongs to neither.
 *
 * @param before Last token of the first declaration; undefined at the start of the file.
 * @param after First token of the second declaration, or the end of the block.
 */
export function splitComments({ comments, ...after }: Token, before: Token | undefined): Comments {
  if (comments.length === 0) return {};
  const blocks = blocksOf(comments, before?.line).filter(({ lines }) => lines.some((line) => line !== ''));
  const [first, second] = blocks;
  const trailing = first && isTrailing(first, second, before, after) ? first : undefined;
  const last = blocks.at(-1);
  const leads = last !== trailing && last && !/^\}?$/.test(after.text) && last.endLine >= after.line - 1;
  return { leading: leads ? textOf(last) : undefined, trailing: trailing && textOf(trailing) };
}

interface Block {
  line: number;
  endLine: number;
  lines: string[];
}

function isTrailing(
  block: Block,
  next: Block | undefined,
  before: Token | undefined,
  after: Pick<Token, 'line' | 'text'>,
) {
  if (before === undefined) return false;
  if (block.line === before.line) return block.endLine !== after.line;
  if (block.line !== before.line + 1 || before.text === '}') return false;
  if (next === undefined && /^\}?$/.test(after.text)) return true;
  return (next ?? after).line > block.endLine + 1;
}

/** Joins line comments on consecutive lines, unless the first one follows code. */
function blocksOf(comments: Comment[], lineOfCode: number | undefined): Block[] {
  const blocks: Block[] = [];
  let joins = false;
  for (const { text, line, endLine } of comments) {
    const isLine = text.startsWith('//');
    const previous = blocks.at(-1);
    if (isLine && joins && previous?.endLine === line - 1) {
      previous.lines.push(withoutSlashes(text));
      previous.endLine = endLine;
    } else {
      blocks.push({ line, endLine, lines: isLine ? [withoutSlashes(text)] : linesOfBlock(text) });
    }
    joins = isLine && line !== lineOfCode;
  }
  return blocks;
}

const withoutSlashes = (line: string) => line.replace(/^\/\/+ ?/, '').trimEnd();

/** Lines of a block comment without the frame of asterisks or the common indent. */
function linesOfBlock(text: string): string[] {
  const [first = '', ...rest] = text.slice(2, -2).split(/\r?\n/);
  const framed = rest.every((line) => line.trim() === '' || /^\s*\*/.test(line));
  const indent = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)));
  const lines = rest.map((line) => (framed ? line.replace(/^\s*\* ?/, '') : line.slice(indent)));
  return [first.replace(/^\*+(?=\s|$)/, '').replace(/^ /, ''), ...lines].map((line) => line.trimEnd());
}

/** Marks of Kubernetes and of generators for it, such as kubebuilder and cue-gen of Istio: `+optional`. */
const kubernetes = [
  'optional|required|nullable|enum|default|union\\w*|oneOf|zeroOrOneOf|listType|listMapKey|mapType|structType|featureGate',
  'patchStrategy|patchMergeKey|protobuf|genclient|groupName|groupGoName|versionName|k8s|kubebuilder',
  'operator-sdk|controller-gen|cue-gen|kubetype-gen|protoc-gen-crd|openapi-gen|gogo|build|istio\\.io',
].join('|');

/** What is followed by a colon: marks of linters and formatters, such as `buf:lint:ignore`. */
const linters = [
  'buf:lint|buf:breaking|protolint|prototool:lint|api-linter|aip\\.dev/not-precedent',
  'swagger|golangci-lint|revive|semgrep|cspell|spell-checker|codespell',
  // Front matter for the generator of Istio.
  '\\$(?:title|location|description|schema|aliases|weight|mode|layout)',
].join('|');

/** Linter and formatter directives: a single word, optionally with details in brackets or after a colon. */
const switches = [
  'nolint|NOLINT\\w*|nosec|prettier-ignore|[a-z]+lint-(?:disable|enable)[a-z-]*(?: [\\w@/., -]+)?',
  'clang-format (?:on|off)|@formatter:(?:on|off)|LINT\\.\\w+|keep-sorted (?:start|end)|\\$hide_from_docs',
].join('|');

/** What linters and generators look for in comments. It describes nothing. */
const instructions: RegExp[] = [
  // Internal comments of https://google.aip.dev/192
  /\(--[^]*?--\)/g,
  // protoc-gen-doc leaves out the comment from here on.
  /^[ \t]*@exclude\b[^]*/gm,
  // protoc-go-inject-tag finds its marks behind words too.
  /[ \t]*@(?:go_?tags?|inject_tags?):.*$/gim,
  new RegExp(`^[ \\t]*\\+(?:${kubernetes})(?=[:=.]|[ \\t]*$).*$`, 'gm'),
  new RegExp(`^[ \\t]*(?:${linters}):.*$`, 'gm'),
  // Behind words too.
  new RegExp(`(?:^|[ \\t]*//)[ \\t]*(?:${switches})(?=[:(]|[ \\t]*(?:$|//)).*$`, 'gm'),
];

/** The text of a block; undefined for one of instructions alone. */
const textOf = ({ lines }: Block) =>
  instructions
    .reduce((text, pattern) => text.replace(pattern, ''), lines.join('\n'))
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '') || undefined;
