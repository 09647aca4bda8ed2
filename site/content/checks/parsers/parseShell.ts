import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { SyntaxFault } from './syntaxFault';

const run = promisify(execFile);

/**
 * Reads shell with `bash -n`, which runs nothing.
 *
 * @throws {Error} Where there is no bash.
 */
export async function parseShell(source: string): Promise<SyntaxFault | undefined> {
  try {
    // Bash warns of a here-document without its end, and takes it.
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
