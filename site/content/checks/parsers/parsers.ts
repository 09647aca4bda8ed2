import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import ts from 'typescript';
import { parse as readProto } from 'protobufjs';
import { LineCounter, parseAllDocuments } from 'yaml';

import { lineAt, type SyntaxFault } from './syntaxFault';

/** Parses JSON, without comments and trailing commas. */
export function parseJson(source: string): SyntaxFault | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const reason = (error as Error).message;
    // Node omits the position of some errors, TypeScript misses some errors.
    const position =
      /at position (\d+)/.exec(reason)?.[1] ??
      ts.parseConfigFileTextToJson('example.json', source).error?.start ??
      source.length;
    return { line: lineAt(source, Number(position)), reason };
  }
}

/** Parses Protocol Buffers definitions without following imports. */
export function parseProto(source: string): SyntaxFault | undefined {
  try {
    readProto(source, { keepCase: true });
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const [, reason = message, line = 1] = /^(.*) \((?:[^()]*, )?line (\d+)\)$/.exec(message) ?? [];
    return { line: Number(line), reason };
  }
}

/** Parses YAML, one document or several. */
export function parseYaml(source: string): SyntaxFault | undefined {
  const lineCounter = new LineCounter();
  // At level 'error', unknown tags such as CloudFormation's cause no warnings.
  for (const { errors } of parseAllDocuments(source, {
    lineCounter,
    prettyErrors: false,
    logLevel: 'error',
  })) {
    const [error] = errors;
    if (error) return { line: lineCounter.linePos(error.pos[0]).line, reason: error.message };
  }
  return undefined;
}

const run = promisify(execFile);

/**
 * Parses shell with `bash -n`, which runs nothing.
 *
 * @throws {Error} If bash is not installed.
 */
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

/** Parses JavaScript or TypeScript, with JSX if the file name ends with `x`; types are not checked. */
export function parseTypeScript(source: string, fileName = 'example.ts'): SyntaxFault | undefined {
  const { diagnostics = [] } = ts.transpileModule(source, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
    },
  });
  const [first] = diagnostics;
  return (
    first && {
      line: lineAt(source, first.start ?? 0),
      reason: ts.flattenDiagnosticMessageText(first.messageText, ' '),
    }
  );
}
