import { createRegistry, type DescFile, ScalarType } from '@bufbuild/protobuf';
import * as wellKnown from '@bufbuild/protobuf/wkt';

import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import { importFix } from './importFix';
import type { Finding } from './readImage';

/** What fixes are derived from. */
export interface Hints {
  /** Texts of the reference's own files by path. */
  texts: ReadonlyMap<string, string>;
  /** Texts of the files that every tree can import, by path. */
  known: ReadonlyMap<string, string>;
  /** Where paths of imports start, from the root of the project. */
  folder: string;
}

const googleFiles = Object.values(wellKnown).filter(
  (value): value is DescFile => typeof value === 'object' && 'kind' in value && value.kind === 'file',
);
const google = createRegistry(...googleFiles);
const scalars = Object.values(ScalarType)
  .filter((name) => typeof name === 'string')
  .map((name) => name.toLowerCase());
const keywords =
  `message enum service rpc returns extend extensions oneof option optional repeated reserved import
  package syntax edition`.split(/\s+/);

const look = 'Look the option up in its definition.';
const syntaxFix = 'Correct the syntax; a ";" or a "}" may be missing in front of it.';
const isSyntax = /^(unexpected|missing|unrecognized token|encountered|unterminated|unescaped)/;

/** A finding with what its fix is derived from. */
interface Subject extends Hints {
  /** The text at fault. */
  found: string;
  path: string;
  line: number;
  /** Names between backticks in the message. */
  names: string[];
}

/** Fixes by the compiler's message; the first match wins. */
const fixes: [message: RegExp, fix: string | ((subject: Subject) => string)][] = [
  [/^imported file does not exist/, missingFix],
  [
    /import path/,
    'Write the path from the root of the definitions, with forward slashes and without "." and "..".',
  ],
  [/cyclic import/, 'Move what both files need into a third one.'],
  [/imported multiple times|set multiple times/, 'Remove one of the two.'],
  [/declared multiple times/, (subject) => `${alsoDeclared(subject)}Rename one of them.`],
  [/^enum value .* more than once/, 'Choose another one, or write `option allow_alias = true;`.'],
  [/more than once|^use of reserved/, 'Choose another one.'],
  [/number out of range/, 'Choose one from 1 to 536870911, without 19000 to 19999.'],
  [/^cannot find message field/, fieldFix],
  [/^cannot find/, typeFix],
  [/^expected message type/, 'Use a message here.'],
  [/open enum must be zero/, 'Start with a value such as `…_UNSPECIFIED = 0;`.'],
  [/have the same /, 'Rename one of the two.'],
  [/^oneof must/, 'Add a field, or remove the oneof.'],
  [/^unexpected type name/, 'Write "optional", "required" or "repeated" before it.'],
  [/^unexpected type after/, 'Remove the label.'],
  [
    /^unexpected `(required|optional|repeated)`/,
    'Remove it: oneofs have no labels, proto3 has no "required", and editions have `features.field_presence`.',
  ],
  [/^(unterminated|unescaped)/, 'Close the string with the quote that opens it.'],
  [/unmatched `\/\*`/, 'Close it with "*/".'],
  [/(syntax|edition)` declaration/, 'Write `syntax = "proto3";`.'],
  [/error parsing regexp/, 'RE2 has no lookahead, lookbehind or backreferences; write such a rule in CEL.'],
  [/but has \(buf/, 'Use the rules of its type, change the type, or write the rule in CEL.'],
  [isSyntax, ({ found }) => `${keywordFix(found)}${syntaxFix}`],
  [/mismatched types|literal|option|packable|\(buf\.validate/, look],
];

/**
 * Turns the compiler's findings into problems with a fix. Skips those that follow from another: what else is wrong in a line
 * with a syntax error, and unknown names in a file with a missing import. Merges the same problem in several lines.
 *
 * @param places Paths from the root of the project, by path under the root of the definitions.
 */
export function explain(findings: Finding[], places: ReadonlyMap<string, string>, hints: Hints): Problem[] {
  const lineOf = ({ path, start_line }: Finding) => `${path}:${start_line}`;
  const broken = new Map<string, Finding>();
  for (const finding of findings.toReversed()) {
    if (isSyntax.test(finding.message)) broken.set(lineOf(finding), finding);
  }
  const isMissing = ({ message }: Finding) => message.startsWith('imported file does not exist');
  const lacking = new Set(findings.filter(isMissing).map(({ path }) => path));
  const follows = (finding: Finding) =>
    ![undefined, finding].includes(broken.get(lineOf(finding))) ||
    (lacking.has(finding.path) && /^cannot find `.*` in this scope/.test(finding.message));
  const causes = findings.filter((finding) => !follows(finding));
  return merged(causes.map((finding) => problemOf(finding, places, hints)));
}

function problemOf(finding: Finding, places: ReadonlyMap<string, string>, hints: Hints): Problem {
  const { path, start_line: line, start_column: column, message } = finding;
  // The compiler counts bytes.
  const source = Buffer.from(hints.texts.get(path)?.split('\n')[line - 1] ?? '');
  const end = finding.end_line === line ? finding.end_column - 1 : undefined;
  const found = source.toString('utf8', column - 1, end).trim();
  const names = [...message.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  const [, fix = 'Correct the definition.'] = fixes.find(([words]) => words.test(message)) ?? [];
  const subject = { ...hints, found, path, line, names };
  return {
    file: places.get(path) ?? path,
    line,
    column: source.toString('utf8', 0, column - 1).length + 1,
    message: wordsOf(finding, found, names),
    fix: typeof fix === 'function' ? fix(subject) : fix,
  };
}

/** The compiler's message as a sentence, with the text at fault unless it names it. */
function wordsOf({ message, type }: Finding, found: string, names: string[]): string {
  const words = message.replace(/%!v\(MISSING\)/g, '').replace(/[. ]+$/, '');
  const shown = found.length > 60 ? `${found.slice(0, 59)}…` : found;
  const isSaid = names.length > 0 || shown === '' || type === 'PROTOVALIDATE';
  return isSaid ? `${words}.` : `${words}: \`${shown}\`.`;
}

function merged(problems: Problem[]): Problem[] {
  const kept: Problem[] = [];
  for (const problem of problems) {
    const same = kept.find(({ file, message }) => file === problem.file && message === problem.message);
    if (!same) {
      kept.push(problem);
    } else if (same.line !== problem.line) {
      same.fix += `${same.fix.includes('\n') ? ',' : '\n  Also in line'} ${problem.line}`;
    }
  }
  return kept;
}

function missingFix({ found, texts, known, folder }: Subject): string {
  const [, path = found] = /["'](.*)["']/.exec(found) ?? [];
  const google = googleFiles.map(({ proto }) => proto.name);
  return importFix(path, [...texts.keys(), ...known.keys(), ...google], folder);
}

/** Where else a type or a service with the name is declared. */
function alsoDeclared({ names: [name], path, line, texts, folder }: Subject): string {
  const declaration = new RegExp(`^\\s*(message|enum|service)\\s+${name}\\b`);
  const places = [...texts].flatMap(([from, text]) =>
    text.split('\n').flatMap((source, index) => {
      const isOther = from !== path || index + 1 !== line;
      return isOther && declaration.test(source) ? [`${folder}/${from}:${index + 1}`] : [];
    }),
  );
  return places.length === 0 ? '' : `Also see ${places.join(', ')}. `;
}

/** A misspelled keyword begins its statement. */
function keywordFix(found: string): string {
  const [word = ''] = /^[a-z]+/.exec(found) ?? [];
  return keywords.includes(word) ? '' : didYouMean(word, keywords);
}

function fieldFix({ names: [name, owner], texts, known }: Subject): string {
  const fields = google.getMessage(owner!)?.fields.map((field) => field.name);
  const declared = [...texts.values(), ...known.values()].flatMap((text) => namesAfter(text, owner!));
  return `${didYouMean(name!, fields ?? declared)}${look}`;
}

/** Names of fields in the message that a text declares under a name, and in those behind it. */
function namesAfter(text: string, fullName: string): string[] {
  const at = text.search(new RegExp(`\\bmessage\\s+${fullName.split('.').at(-1)}\\b`));
  const body = at < 0 ? '' : text.slice(at).split(/^\}/m)[0]!;
  return [...body.matchAll(/(\w+)\s*=\s*\d/g)].map(([, name]) => name!);
}

/** How to fix an unknown name: the import that declares it, or the nearest type. */
function typeFix({ names: [name], path, texts, known }: Subject): string {
  const wanted = name!.replace(/^\./, '');
  const isNew = (from: string) => from !== path && !texts.get(path)!.includes(`"${from}"`);
  const ofKnown = [...known].find(([, text]) => wanted.startsWith(`${packageIn(text)}.`))?.[0];
  const file = google.get(wanted)?.file.proto.name ?? ofKnown;
  const declared = [...texts].flatMap(([from, text]) => declaredIn(text).map((type) => ({ from, type })));
  const owner = file ?? declared.find(({ type }) => `.${type}`.endsWith(`.${wanted}`))?.from;
  if (owner !== undefined && isNew(owner)) return `Add \`import "${owner}";\`.`;
  const short = wanted.split('.').at(-1)!;
  const types = declared.map(({ type }) => type.split('.').at(-1)!);
  const others = [...scalars, ...types].filter((other) => other !== short);
  return didYouMean(short, others).trim() || 'Declare it, or import its file.';
}

/** Full names of the types that a text declares, nested ones without what encloses them. */
function declaredIn(text: string): string[] {
  const scope = packageIn(text);
  const names = [...text.matchAll(/\b(?:message|enum)\s+(\w+)/g)].map(([, name]) => name!);
  return names.map((name) => (scope === undefined ? name : `${scope}.${name}`));
}

const packageIn = (text: string) => /^\s*package\s+([\w.]+)/m.exec(text)?.[1];
