import { SiteError } from '../problem';

/** System errors, by code, call and message, and what to do about them. Errors of libraries have only messages. */
const systemErrors: [RegExp, string][] = [
  [
    /\b(EACCES|EPERM)\b/,
    'this user has no permission to write there. A build writes into node_modules/.cache, .netlify and dist*: ' +
      'give these to the user that runs the command, or run it in a copy.',
  ],
  [/\bEDQUOT\b/, 'this user has no disk quota left. Make room, and run it again.'],
  [/\bENOSPC\b|No space left on device/, 'the disk is full. Make room, and run it again.'],
  [
    // Node.js reports ENOENT for nested folders in a read-only file system.
    /\bEROFS\b|^ENOENT mkdir\b/,
    'the file system can only be read. Run the command in a copy of the project that can be written; ' +
      '"npm start -- --no-build" serves from here what was built before.',
  ],
];

/** Prints the problems to fix, or the whole error if it is a bug in this project, and sets the exit code. */
export function report(error: unknown): void {
  console.error(errorText(error) ?? error);
  // The process ends by itself: the bundler complains when it is interrupted.
  process.exitCode = 1;
}

/** The problems that the user has to fix; undefined for a bug in this project. */
export function errorText(error: unknown): string | undefined {
  if (error instanceof SiteError) {
    const cause = error.cause instanceof SiteError ? undefined : errorText(error.cause);
    return `\n${error.message}\n${cause ?? ''}`;
  }
  const { code, path, message, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  const refusal = systemErrors.find(([pattern]) => pattern.test([code, syscall, message].join(' ')));
  return refusal && `\n${path ? `${path}: ` : ''}${refusal[1]}\n`;
}
