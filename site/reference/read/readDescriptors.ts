import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { SiteError } from '../../problem';
import { problemsIn, type Source } from './problemsIn';

const require = createRequire(import.meta.url);

/** A file that every tree can import. The files of `google/protobuf/` come with buf. */
const bundledPath = 'buf/validate/validate.proto';

const lint = JSON.stringify({ version: 'v2', lint: { use: ['PROTOVALIDATE'] } });

/** Rules that can't work. The linter also reports style issues, such as equal limits instead of `len`. */
const brokenRulePattern = /\bbut has\b|fails to compile|not defined in the message/;

/**
 * Compiles definitions with buf, and checks that protovalidate's rules fit their fields and that patterns and CEL compile.
 *
 * @returns A `google.protobuf.FileDescriptorSet` with source info, imported files included.
 * @throws {SiteError} With buf's report, or if buf isn't installed.
 */
export function readDescriptors(sources: Source[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'definitions-'));
  try {
    const files = join(folder, 'files');
    const bundledBytes = readFileSync(join(import.meta.dirname, '../bundled', bundledPath));
    // Written first, so that the tree's own file overrides it.
    for (const { path, bytes } of [{ path: bundledPath, bytes: bundledBytes }, ...sources]) {
      mkdirSync(dirname(join(files, path)), { recursive: true });
      writeFileSync(join(files, path), bytes);
    }
    const run = (args: string[], input?: Uint8Array) =>
      runBuf(args, { cwd: files, input, env: { ...process.env, BUF_CACHE_DIR: join(folder, 'cache') } });
    const built = run(['build', '--output', '-']);
    if (built.status !== 0) throw new SiteError(problemsIn(String(built.stderr), sources));
    const hasRules = sources.some(({ bytes }) => Buffer.from(bytes).includes(bundledPath));
    const linted = hasRules ? String(run(['lint', '-', '--config', lint], built.stdout).stdout) : '';
    const broken = problemsIn(linted, sources).filter(({ message }) => brokenRulePattern.test(message));
    if (broken.length > 0) throw new SiteError(broken);
    return built.stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runBuf(args: string[], options: SpawnSyncOptions) {
  const all = [...args, '--error-format', 'json'];
  const result = spawnSync(programPath(), all, { ...options, maxBuffer: Infinity, encoding: 'buffer' });
  if (result.error) throw result.error;
  if (result.signal) throw new Error(`buf was killed by ${result.signal}.`);
  return result;
}

/** Path of the buf binary, which is in a separate package for each platform. */
function programPath(): string {
  const { platform, arch } = process;
  const names: Partial<Record<NodeJS.Architecture, string>> = {
    arm: 'armv7',
    arm64: platform === 'linux' ? 'aarch64' : 'arm64',
  };
  const name = `@bufbuild/buf-${platform}-${names[arch] ?? arch}`;
  try {
    return require.resolve(`${name}/bin/buf${platform === 'win32' ? '.exe' : ''}`);
  } catch {
    const message = `buf, which compiles .proto files, is not installed: there is no package ${name}.`;
    const fix = 'Run `npm ci --include=optional`. There are packages for Linux, macOS and Windows.';
    throw new SiteError([{ file: 'package.json', message, fix }]);
  }
}
