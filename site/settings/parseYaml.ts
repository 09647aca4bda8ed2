import { LineCounter, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import type { Document, Node, YAMLError } from 'yaml';
import { z } from 'zod';

import type { Problem } from '../problem';
import { textFault } from '../textFault';
import { checkValue } from './checkValue';

export interface ParseYamlOptions<Schema extends z.ZodType> {
  schema: Schema;
  /** Path of the file, relative to the root of the project, for problems. */
  file: string;
  /** Line of the file where the text starts. @default 1 */
  firstLine?: number;
  /** Name of the text in problems, such as `front matter`. @default the whole file */
  part?: string;
  /** Whether values can refer to others with `*name` and merge them with `<<`. @default false */
  allowsAliases?: boolean;
}

export interface YamlResult<Value> {
  /** Undefined if there are problems. */
  value?: Value;
  /** Line of a value in the file, or of its nearest parent. */
  lineAt: (path: PropertyKey[]) => number;
  problems: Problem[];
}

/** Parses YAML and checks it against a schema; every problem has its line. An empty text is an empty object. */
export function parseYaml<Schema extends z.ZodType>(
  yaml: string,
  { schema, file, firstLine = 1, part, allowsAliases = false }: ParseYamlOptions<Schema>,
): YamlResult<z.output<Schema>> {
  const fault = yaml.trim() ? textFault(yaml) : undefined;
  // For a part of a page, the problem is reported with the page's whole text.
  if (fault) return { lineAt: () => 1, problems: part ? [] : [{ file, ...fault }] };
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, merge: allowsAliases });
  const lineOf = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const lineAt = (path: PropertyKey[]) => {
    const offset = offsetAt(document.contents, path);
    return offset === undefined ? 1 : lineOf(offset);
  };
  const name = part ? `the ${part}` : 'the file';
  const problems: Problem[] = document.errors.map((error) => ({
    file,
    line: lineOf(beginningOf(error, document)),
    message: `${name} is not YAML: ${error.message.replace(/\.?$/, '.')}`,
    fix: fixes[error.code] ?? 'Put text that has a colon, a hash or a quote in it between quotes.',
  }));
  // Aliases can be dangling or circular.
  visit(document, {
    Alias(_key, { source, range }) {
      if (allowsAliases) return;
      const message = `${name} refers to a value elsewhere by "*${source}".`;
      const fix = 'Write the value out, or put text that begins with an asterisk between quotes.';
      problems.push({ file, line: lineOf(range?.[0] ?? 0), message, fix });
    },
  });
  if (problems.length > 0) return { lineAt, problems };
  const { value, faults } = checkValue(schema, document.toJS({ maxAliasCount: -1 }) ?? {});
  return {
    value,
    lineAt,
    problems: faults.map(({ path, message, fix }) => ({
      file,
      line: lineAt(path),
      message: `${[part, z.core.toDotPath(path)].filter(Boolean).join(', ') || 'the file'}: ${message}`,
      fix,
    })),
  };
}

const fixes: Partial<Record<YAMLError['code'], string>> = {
  BAD_INDENT: 'Line it up with the lines around it, and close every bracket.',
  DUPLICATE_KEY: 'Remove one of the two.',
  MISSING_CHAR: 'Close it.',
  TAB_AS_INDENT: 'Indent with spaces.',
};

/** The start of an error. For an unclosed quote, the parser reports where it gave up. */
function beginningOf({ code, pos: [offset] }: YAMLError, document: Document.Parsed): number {
  let beginning = offset;
  if (code !== 'MISSING_CHAR') return beginning;
  visit(document, {
    Scalar(_key, { range }) {
      if (range && range[0] <= offset && offset <= range[1]) beginning = range[0];
    },
  });
  return beginning;
}

/** Offset of the key or item at a path, or of its nearest parent. */
function offsetAt(node: unknown, [key, ...rest]: PropertyKey[], parentOffset?: number): number | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
    return pair ? offsetAt(pair.value, rest, (pair.key as Node).range?.[0]) : parentOffset;
  }
  const item = isSeq(node) ? (node.items[Number(key)] as Node | undefined) : undefined;
  return item ? offsetAt(item, rest, item.range?.[0]) : parentOffset;
}
