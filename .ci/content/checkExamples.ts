import { spawnSync } from 'node:child_process';

import { transform, type Loader, type TransformFailure } from 'esbuild';
import type { Code } from 'mdast';
import { LineCounter, parseAllDocuments } from 'yaml';

import type { Problem } from '../../site/problem';
import { fencesIn } from '../../site/content/documents/blocksIn';
import { checkLanguage } from '../../site/content/fences/checkLanguage';
import { applyMarks } from '../../site/content/fences/codeMarks';
import { lineAbove } from '../../site/content/fences/readFences';
import type { Page } from './readPages';

/** The first syntax error of an example: its line, from 1, and the parser's message. */
type ParseError = { line: number; reason: string } | undefined;

const parseScript = (source: string) => parseCode(source, 'ts');

/** Parsers by language. SQL is run on Postgres instead. */
export const parsers: Record<string, (source: string) => ParseError | Promise<ParseError>> = {
  bash: parseShell,
  sh: parseShell,
  javascript: parseScript,
  js: parseScript,
  json: (source) => parseCode(source, 'json'),
  typescript: parseScript,
  ts: parseScript,
  yaml: parseYaml,
  yml: parseYaml,
};

/** Finds fences with a syntax error or a language that the build reports too. */
export async function checkExamples({ file, tree }: Page): Promise<Problem[]> {
  const problems = await Promise.all(fencesIn(tree).map((fence) => checkFence(fence, file)));
  return problems.flat();
}

async function checkFence(fence: Code, pageFile: string): Promise<Problem[]> {
  const { lang, value } = fence;
  const parse = lang && Object.hasOwn(parsers, lang) ? parsers[lang] : undefined;
  if (!parse) return checkLanguage(fence, pageFile);
  const error = await parse(applyMarks(value));
  if (!error) return [];
  const message = `the example is not valid ${lang}: ${error.reason.replace(/\.$/, '')}.`;
  const fix = 'Fix the example, or change its language to "text" if it is not meant to be complete.';
  const { file, line } = lineAbove(fence, pageFile);
  return [{ file, line: line + error.line, message, fix }];
}

/** Parses with esbuild, which checks no types. */
async function parseCode(source: string, loader: Loader): Promise<ParseError> {
  try {
    await transform(source, { loader, logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    return { line: first?.location?.line ?? 1, reason: first?.text ?? String(error) };
  }
}

function parseYaml(source: string): ParseError {
  const lineCounter = new LineCounter();
  // At level 'error', unknown tags such as CloudFormation's cause no warnings.
  const options = { lineCounter, prettyErrors: false, logLevel: 'error' } as const;
  const [error] = [...parseAllDocuments(source, options)].flatMap(({ errors }) => errors);
  return error && { line: lineCounter.linePos(error.pos[0]).line, reason: error.message };
}

/** Parses with `bash -n`, which doesn't run anything. */
function parseShell(source: string): ParseError {
  const env = { ...process.env, LC_ALL: 'C' };
  const { stderr, error } = spawnSync('bash', ['-n', '-c', source], { env, encoding: 'utf8' });
  if (error) throw new Error('the examples in shell need bash on the path.', { cause: error });
  // An unterminated here-document is only a warning to Bash.
  if (stderr === '') return undefined;
  const [, line = '1', reason = stderr.trim()] = /line (\d+): ([^\n]+)/.exec(stderr) ?? [];
  return { line: Number(line), reason };
}
