import protobuf from 'protobufjs';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import type { Source } from './source';

/** A line of what buf prints with `--error-format json`. */
interface Report {
  path?: string;
  start_line?: number;
  start_column?: number;
  message: string;
}

/** What buf reports, as problems. */
export function problemsIn(report: string, sources: Source[]): Problem[] {
  const texts = new Map(sources.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
  const root = folderOf(sources);
  const lines = report.split('\n').filter((line) => line !== '');
  return lines.map(parseLine).map(({ path = '', start_line: line, start_column: column, message }) => {
    const { file = root } = sources.find((source) => source.path === path) ?? {};
    const code = texts.get(path)?.split('\n')[(line ?? 0) - 1]?.trim() ?? '';
    const sentence = message.endsWith('.') ? message : `${message}.`;
    return { file, line, column, message: sentence, fix: fixOf(message, code, texts, root) };
  });
}

/** What has no place is in words. */
const parseLine = (line: string): Report => (line.startsWith('{') ? JSON.parse(line) : { message: line });

/** Where paths of imports start, from the root of the project. */
const folderOf = ([first]: Source[]) => first?.file.slice(0, -first.path.length).replace(/\/$/, '') || '.';

/** Words that are written often, and often wrong. */
const words = [...Object.keys(protobuf.types.basic), 'message', 'enum', 'oneof', 'deprecated'];

/**
 * How to correct what is wrong in a line.
 *
 * @param code The line.
 * @param texts All files by path.
 */
function fixOf(message: string, code: string, texts: Map<string, string>, root: string): string {
  if (code === '') return 'Correct the definitions.';
  const [, imported] = /^import\b[^"']*["'](.*)["']/.exec(code) ?? [];
  if (imported !== undefined && message.endsWith('does not exist')) {
    const deeper = [...texts.keys()].find((path) => path.endsWith(`/${imported}`));
    const guess = deeper === undefined ? didYouMean(imported, texts.keys()) : `Did you mean "${deeper}"? `;
    const command = `buf export MODULE --path ${imported} --output ${root}`;
    return `${guess}Paths start at the root of the definitions, ${root}. Files of other modules must be there too: copy the file, or run \`${command}\`.`;
  }
  const shortened = code.length > 100 ? `${code.slice(0, 99)}…` : code;
  const correct = `Correct \`${shortened}\``;
  const [, unknown] = /^cannot find .*?`(.*?)`/.exec(message) ?? [];
  if (unknown === undefined) return `${correct}.`;
  const declared = [...texts.values()].flatMap((text) => text.match(/[\w.]+(?= *[={])/g) ?? []);
  const others = [...words, ...declared].filter((name) => name !== unknown);
  return `${didYouMean(unknown, others)}${correct}, or import the file that declares it.`;
}
