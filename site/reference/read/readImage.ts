import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

import { SiteError } from '../../problem';

/** A mistake as the compiler reports it. Lines and columns start at 1; columns count bytes, and the last is exclusive. */
export interface Finding {
  path: string;
  start_line: number;
  start_column: number;
  end_line: number;
  end_column: number;
  /** `PROTOVALIDATE` for rules. */
  type: string;
  message: string;
}

/** The result of a compilation. */
interface Image {
  /** A `google.protobuf.FileDescriptorSet` in binary; undefined when the tree does not compile. */
  bytes?: Uint8Array;
  findings: Finding[];
}

type Files = ReadonlyMap<string, string | Uint8Array>;

const require = createRequire(import.meta.url);

/** Its presence also stops the compiler from searching parent folders for one. */
const configuration = JSON.stringify({ version: 'v2', lint: { use: ['PROTOVALIDATE'] } });

/**
 * Compiles definitions, and checks their rules of protovalidate, in two processes at once.
 *
 * @param files Contents by path under the root.
 * @throws {SiteError} When there is no compiler for this machine, or it does not run.
 */
export async function readImage(files: Files): Promise<Image> {
  const program = compilerFor(process.platform, process.arch);
  const folder = await mkdtemp(join(tmpdir(), 'definitions-'));
  try {
    await writeFile(join(folder, 'buf.yaml'), configuration);
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
    const [image, rules] = await Promise.all([
      run(program, folder, ['build', '-o', '-#format=binpb']),
      hasRules(files) ? run(program, folder, ['lint']) : undefined,
    ]);
    if (image.findings.length > 0) return { findings: image.findings };
    if (image.fault !== undefined) throw notRun(image.fault);
    return { bytes: image.output, findings: (rules?.findings ?? []).filter(isMistake) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const rulesFile = 'buf/validate/validate.proto';

const hasRules = (files: Files) =>
  [...files].some(([path, bytes]) => path !== rulesFile && Buffer.from(bytes).includes(rulesFile));

/** Leaves out advice on shorter forms of valid rules. */
const isMistake = ({ message }: Finding) => !/ (instead|removed)\.$/.test(message);

interface Run {
  output: Uint8Array;
  findings: Finding[];
  /** What the program says when it fails for another reason than a finding. */
  fault?: string;
}

async function run(program: string, folder: string, commands: string[]): Promise<Run> {
  const options = { cwd: folder, encoding: 'buffer', maxBuffer: 2 ** 30 } as const;
  try {
    const { stdout } = await promisify(execFile)(program, [...commands, '--error-format', 'json'], options);
    return { output: stdout, findings: [] };
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: Buffer; stderr?: Buffer };
    const said = `${stdout}${stderr}`.trim();
    const lines = said.split('\n').filter((line) => line.startsWith('{'));
    const findings = lines.map((line) => JSON.parse(line) as Finding);
    return { output: new Uint8Array(), findings, fault: said || message };
  }
}

const linuxNames: Record<string, string> = { arm64: 'aarch64', arm: 'armv7' };

/**
 * Path of the compiler's program for a machine.
 *
 * @throws {SiteError} When it is not installed.
 */
export function compilerFor(platform: string, arch: string): string {
  const processor = platform === 'linux' ? (linuxNames[arch] ?? arch) : arch;
  const name = `@bufbuild/buf-${platform}-${processor}`;
  try {
    const fromCompiler = createRequire(require.resolve('@bufbuild/buf'));
    return fromCompiler.resolve(`${name}/bin/buf${platform === 'win32' ? '.exe' : ''}`);
  } catch {
    const message = `the compiler of interface definitions is not installed: there is no package ${name}.`;
    const fix =
      'Run `npm ci` without `--omit=optional` and `--no-optional`, on this machine. Buf has programs for Linux, macOS and Windows on x64 and arm64.';
    throw new SiteError([{ file: 'package.json', message, fix }]);
  }
}

function notRun(fault: string): SiteError {
  const message = `the compiler of interface definitions does not run: ${fault.replace(/\.?$/, '.')}`;
  const fix = 'Run `npx buf build` to see it fail, and install the packages again with `npm ci`.';
  return new SiteError([{ file: 'package.json', message, fix }]);
}
