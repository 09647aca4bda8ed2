/** A mistake that a person has to fix: where it is, what's wrong, and how to fix it. */
export interface Problem {
  /** Path of the file, relative to the root of the project. */
  file: string;
  /** First line is 1. */
  line?: number;
  /** First column is 1. */
  column?: number;
  /** Path inside a settings object, such as `sidebars.mainSideBar[0].items[3]`. */
  path?: string;
  /** What was found and what was expected. A sentence. */
  message: string;
  /** How to fix it. One or more sentences. */
  fix: string;
  /** Whether it stops the build only with `--strict`. */
  isWarning?: boolean;
}

/** A problem without its file, which the caller adds. */
export type Fault = Omit<Problem, 'file'>;

/** All problems to fix before the command can continue. Its message is the whole report, without a stack trace. */
export class SiteError extends Error {
  override name = 'SiteError';

  constructor(readonly problems: Problem[]) {
    super(formatProblems(problems));
    this.stack = `${this.name}: ${this.message}`;
  }

  /** Also matches errors from another bundle, which has a separate copy of the class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'SiteError';
  }
}

/** Formats problems for a terminal, without duplicates, sorted by file and line, each followed by its fix. */
export function formatProblems(problems: Problem[]): string {
  const blocks = problems.toSorted(byPlace).flatMap(({ file, line, column, path, message, fix }) => {
    if (path !== undefined) return [`${file}: the settings are not valid`, `  ${path}: ${message}\n  ${fix}`];
    const place = [file, line, line && column].filter((part) => part !== undefined).join(':');
    return [`${place}: ${message}\n  ${fix}`];
  });
  return [...new Set(blocks)].join('\n');
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
