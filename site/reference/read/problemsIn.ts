import protobuf from 'protobufjs';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';

/** A definition file on disk. */
export interface Source {
  /** Path under the root with forward slashes, as other files import it. */
  path: string;
  /** Path relative to the root of the project, for problems. */
  file: string;
  bytes: Uint8Array;
}

/** A line of the output of buf with `--error-format json`. */
interface Report {
  path?: string;
  start_line?: number;
  start_column?: number;
  message: string;
}

const missingImport = 'imported file does not exist';

/** Converts buf's report to problems. */
export function problemsIn(report: string, sources: Source[]): Problem[] {
  const texts = new Map(sources.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
  const root = folderOf(sources);
  const reports = report.split('\n').filter(Boolean).map(parseLine);
  const incomplete = reports.filter(({ message }) => message === missingImport).map(({ path }) => path);
  // Names from a missing file can't be found either.
  const isCause = ({ message, path }: Report) => !(unknownName.test(message) && incomplete.includes(path));
  return reports.filter(isCause).map(({ path = '', start_line: line, start_column: column, message }) => {
    const { file = path || root } = sources.find((source) => source.path === path) ?? {};
    const code = texts.get(path)?.split('\n')[(line ?? 0) - 1]?.trim() ?? '';
    const sentence = message.endsWith('.') ? message : `${message}.`;
    return { file, line, column, message: sentence, fix: fixOf(message, code, texts, root) };
  });
}

/** Parses a line. Errors without a location are plain text. */
const parseLine = (line: string): Report => (line.startsWith('{') ? JSON.parse(line) : { message: line });

/** Root of the definitions, relative to the root of the project. */
const folderOf = ([first]: Source[]) => first?.file.slice(0, -first.path.length).replace(/\/$/, '') || '.';

/** Common words, for suggestions. */
const words = [...Object.keys(protobuf.types.basic), 'message', 'enum', 'oneof', 'deprecated'];

const unknownName = /^cannot find .*?`(.*?)`/;

/** How to fix a problem. `code` is its line, and `texts` has all files by path. */
function fixOf(message: string, code: string, texts: Map<string, string>, root: string): string {
  if (code === '') return 'Correct the definitions.';
  const [, imported] = /^import\b[^"']*["'](.*)["']/.exec(code) ?? [];
  if (message === missingImport && imported) return importFix(imported, [...texts.keys()], root);
  const shortened = code.length > 100 ? `${code.slice(0, 99)}…` : code;
  const correct = `Correct \`${shortened}\``;
  const [, unknown] = unknownName.exec(message) ?? [];
  if (unknown === undefined) return `${correct}.`;
  const declared = [...texts.values()].flatMap((text) => text.match(/[\w.]+(?= *[={])/g) ?? []);
  const others = [...words, ...declared].filter((name) => name !== unknown);
  return `${didYouMean(unknown, others)}${correct}, or import the file that declares it.`;
}

/** Modules in Buf's registry, by the paths of their files. */
const modules: [paths: RegExp, name: string][] = [
  [/^google\//, 'googleapis/googleapis'],
  [/^gogoproto\//, 'gogo/protobuf'],
  [/^validate\//, 'envoyproxy/protoc-gen-validate'],
  [/^protoc-gen-openapiv2\//, 'grpc-ecosystem/grpc-gateway'],
  [/^(gnostic|openapiv3)\//, 'gnostic/gnostic'],
  [/^(xds|udpa)\//, 'cncf/xds'],
];

/** How to fix an import of a missing file: correct its path, or add the file. */
function importFix(path: string, paths: string[], root: string): string {
  const [, module] = modules.find(([pattern]) => pattern.test(path)) ?? [];
  const deeper = paths.find((other) => other.endsWith(`/${path}`));
  const near = module === undefined ? didYouMean(path, paths) : '';
  const guess = deeper === undefined ? near : `Did you mean "${deeper}"? `;
  const source = module === undefined ? 'MODULE' : `buf.build/${module}`;
  const command = `buf export ${source} --path ${path} --output ${root}`;
  const start = `${guess}Paths start at the root of the definitions, ${root}.`;
  return `${start} Files of other modules must be there too: copy the file, or run \`${command}\`.`;
}
