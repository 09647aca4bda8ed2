import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { transform, type Loader, type TransformFailure } from 'esbuild';
import { LineCounter, parseAllDocuments } from 'yaml';

/** A syntax error. */
interface SyntaxFault {
  /** Line of the example; the first is 1. */
  line: number;
  /** The message of the parser. */
  reason: string;
}

/** Returns the first syntax error of an example, undefined if there is none. */
export type Parser = (source: string) => SyntaxFault | undefined | Promise<SyntaxFault | undefined>;

/** Parses with esbuild, which checks no types. */
const parserOf =
  (loader: Loader): Parser =>
  async (source) => {
    try {
      await transform(source, { loader, logLevel: 'silent' });
      return undefined;
    } catch (error) {
      const [first] = (error as TransformFailure).errors;
      return { line: first?.location?.line ?? 1, reason: first?.text ?? String(error) };
    }
  };

export const parseJson = parserOf('json');
export const parseTypeScript = parserOf('ts');

/** Parses YAML, one document or several. */
export function parseYaml(source: string): SyntaxFault | undefined {
  const lineCounter = new LineCounter();
  // At level 'error', unknown tags such as CloudFormation's cause no warnings.
  const options = { lineCounter, prettyErrors: false, logLevel: 'error' } as const;
  const [error] = [...parseAllDocuments(source, options)].flatMap(({ errors }) => errors);
  return error && { line: lineCounter.linePos(error.pos[0]).line, reason: error.message };
}

const run = promisify(execFile);

/** Parses shell with `bash -n`, which runs nothing. */
export async function parseShell(source: string): Promise<SyntaxFault | undefined> {
  try {
    // An unterminated here-document is only a warning to Bash.
    const { stderr } = await run('bash', ['-n', '-c', source], { env: { ...process.env, LC_ALL: 'C' } });
    return stderr === '' ? undefined : faultOf(stderr);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    if (!stderr) throw new Error('the examples in shell need bash on the path.', { cause: error });
    return faultOf(stderr);
  }
}

function faultOf(stderr: string): SyntaxFault {
  const [, line, reason] = /line (\d+): ([^\n]+)/.exec(stderr) ?? [];
  return { line: Number(line ?? 1), reason: reason ?? stderr.trim() };
}
