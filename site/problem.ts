/** Something wrong that a person has to mend: where it is, what is wrong, and how to mend it. */
export interface Problem {
  /** Path of the file from the root of the project. */
  file: string;
  /** First line is 1. */
  line?: number;
  /** First column is 1. */
  column?: number;
  /** Place inside a settings object, such as `sidebars.mainSideBar[0].items[3]`. */
  path?: string;
  /** What is wrong: what was found, and what was expected. A sentence. */
  message: string;
  /** How to mend it. One or more sentences. */
  fix: string;
  /** Whether only `--strict` stops the build because of it. */
  isWarning?: boolean;
}

/** All problems that people have to mend before work can go on. Its message is the whole report, without a stack trace. */
export class SiteError extends Error {
  override name = 'SiteError';

  constructor(readonly problems: Problem[]) {
    super(formatProblems(problems));
    this.stack = `${this.name}: ${this.message}`;
  }

  /** Also one that another bundle threw, which has a class of its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'SiteError';
  }
}

/** Lays problems out for a terminal: by file, by line, each with its fix on a line of its own. */
export function formatProblems(problems: Problem[]): string {
  const blocks: string[] = [];
  let settingsFile: string | undefined;
  for (const problem of problems.toSorted(byPlace)) {
    const { file, line, column, path, message, fix } = problem;
    if (path === undefined) {
      const place = [file, line, line && column].filter((part) => part !== undefined).join(':');
      blocks.push(`${place}: ${message}\n  ${fix}`);
    } else {
      if (file !== settingsFile) blocks.push(`${file}: the settings are not valid`);
      settingsFile = file;
      blocks.push(`  ${path}: ${message}\n  ${fix}`);
    }
  }
  return blocks.join('\n');
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
