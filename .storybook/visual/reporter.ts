import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import type {
  FullConfig,
  FullResult,
  Reporter,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

import { reportsFolder } from './folders';
import { reportPage, type Change } from './reportPage';

interface ReporterOptions {
  /** Whether the accepted pictures are of this browser. */
  comparable: boolean;
}

/** Prints which stories changed, and writes an HTML file with their pictures side by side. */
export default class VisualReporter implements Reporter {
  private readonly changes: Change[] = [];
  private readonly page = join(reportsFolder, 'index.html');
  private updating = false;
  private compared = 0;
  private failed = 0;

  constructor(private readonly options: ReporterOptions) {}

  onBegin(config: FullConfig): void {
    this.updating = config.updateSnapshots !== 'none';
    rmSync(this.page, { force: true });
    if (!this.options.comparable) {
      console.log(
        'Pictures were not compared: they are drawn by the Chromium of the lock file, which runs on Linux x64 only.',
      );
    }
  }

  onTestEnd({ title }: TestCase, { status, attachments, errors, annotations }: TestResult): void {
    this.compared += annotations.filter(({ type }) => type === 'picture').length;
    if (status === 'passed') return;
    this.failed++;
    const bodies = new Map(attachments.map(({ name, body }) => [name, body]));
    for (const [name, actual] of bodies) {
      const [, picture] = /^actual (.+)\.png$/.exec(name) ?? [];
      if (picture === undefined || !actual) continue;
      this.changes.push({ picture, actual, expected: bodies.get(`expected ${picture}.png`) });
      console.log(`changed: ${picture}`);
    }
    const others = errors.filter(({ message = '' }) => !message.includes('as accepted'));
    for (const { message } of others) console.error(`${title}: ${message}`);
  }

  onError({ message, value }: TestError): void {
    console.error(message ?? value ?? 'unknown error');
  }

  onEnd({ status }: FullResult): void {
    if (this.changes.length > 0) {
      mkdirSync(reportsFolder, { recursive: true });
      writeFileSync(this.page, reportPage(this.changes, this.compared));
      console.log(
        `${this.changes.length} of ${this.compared} pictures changed. See ${relative(process.cwd(), this.page)}; ` +
          'to accept what is there now, run "npm run visual:update".',
      );
    }
    const action = this.updating ? 'accepted' : 'compared';
    console.log(`${this.compared} pictures ${action}, ${this.failed} tests failed: ${status}.`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
