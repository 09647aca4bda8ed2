import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

import type { Step } from './steps';

export interface StepResult {
  passed: number;
  failed: number;
}

/** How often a running step reports that it is still running, in milliseconds. */
const heartbeat = 20_000;

/** Runs a step, prints its output when it ends, and counts its tests. Never rejects. */
export async function runStep(step: Step, { update }: { update: boolean }): Promise<StepResult> {
  const { name, report } = step;
  const [program, ...args] = [...step.command, ...(update ? (step.update ?? []) : [])] as [
    string,
    ...string[],
  ];
  if (report) rmSync(report.file, { force: true });
  console.log(`  ${name} …`);
  const start = Date.now();
  const seconds = () => `${Math.round((Date.now() - start) / 1000)} s`;
  const progressTimer = setInterval(() => console.log(`  ${name} … ${seconds()}`), heartbeat);

  const { code, output } = await new Promise<{ code: number; output: string }>((done) => {
    const chunks: Buffer[] = [];
    const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
    const child = spawn(program, args, {
      env: { ...process.env, PATH: path, FORCE_COLOR: '0', CI: 'true' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => done({ code: 1, output: String(error) }));
    child.on('close', (exit) => done({ code: exit ?? 1, output: Buffer.concat(chunks).toString() }));
  });
  clearInterval(progressTimer);

  const result = countTests(step, code);
  const counts = report ? `, ${result.passed} passed, ${result.failed} failed` : '';
  if (result.failed > 0) console.log(`\n✗ ${name} (${seconds()}${counts})\n${output.trimEnd()}\n`);
  else console.log(`✓ ${name} (${seconds()}${counts})`);
  return result;
}

function countTests({ report }: Step, code: number): StepResult {
  const asOne = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!report) return asOne;
  let counts: StepResult;
  try {
    counts = countsOf[report.kind](JSON.parse(readFileSync(report.file, 'utf8')) as never);
  } catch {
    // The runner ended before it wrote its counts.
    return { passed: 0, failed: 1 };
  }
  // A runner can fail without a failed test, and a run without tests proves nothing.
  const broken = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return broken ? { ...counts, failed: 1 } : counts;
}

const countsOf: Record<NonNullable<Step['report']>['kind'], (json: never) => StepResult> = {
  vitest: ({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }),
  playwright: ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }),
};
