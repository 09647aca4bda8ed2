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

const kinds = ['expected', 'actual', 'diff'] as const;

/** Says in the terminal which stories changed, and lays their pictures side by side in one HTML file. */
export default class VisualReporter implements Reporter {
  private readonly changes: Change[] = [];
  private readonly troubles: string[] = [];
  private readonly page = join(reportsFolder, 'index.html');
  private updating = false;
  private compared = 0;

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

  onTestEnd({ title }: TestCase, { status, attachments, errors }: TestResult): void {
    this.compared++;
    if (status === 'passed') return;
    const pictures = new Map<string, Change>();
    for (const { name, path } of attachments) {
      const [, picture, kind] = /^(.+)-(expected|actual|diff)\.png$/.exec(name) ?? [];
      if (picture === undefined || path === undefined) continue;
      const change = pictures.get(picture) ?? { picture };
      pictures.set(picture, { ...change, [kind as (typeof kinds)[number]]: path });
    }
    this.changes.push(...pictures.values());
    for (const change of pictures.values()) console.log(`changed: ${change.picture}`);
    const others = errors.filter(({ message = '' }) => !/toHaveScreenshot|no accepted picture/.test(message));
    for (const { message } of others) this.trouble(`${title}: ${message}`);
  }

  onError({ message, value }: TestError): void {
    this.trouble(message ?? value ?? 'unknown error');
  }

  onEnd({ status }: FullResult): void {
    if (this.changes.length > 0) {
      mkdirSync(reportsFolder, { recursive: true });
      writeFileSync(this.page, reportPage(this.changes));
      console.log(
        `${this.changes.length} pictures changed. See ${relative(process.cwd(), this.page)}; ` +
          'to accept what is there now, run "npm run visual:update".',
      );
    }
    const outcome = this.updating ? 'The accepted pictures are up to date' : `${this.compared} tests`;
    console.log(`${outcome}: ${status}.`);
  }

  printsToStdio(): boolean {
    return true;
  }

  private trouble(text: string): void {
    this.troubles.push(text);
    console.error(text);
  }
}
