import { SiteError } from '../problem';

const notAllowed =
  'this user is not allowed to write there. A build writes into node_modules/.cache, .netlify and dist*: ' +
  'give these to the user that runs the command, or run it in a copy.';

const refusals: Record<string, string> = {
  EACCES: notAllowed,
  EDQUOT: 'the disk has no room left for this user. Make room, and run it again.',
  ENOSPC: 'the disk is full. Make room, and run it again.',
  EPERM: notAllowed,
  EROFS:
    'the file system can only be read. Run the command in a copy of the project that can be written; ' +
    '"npm start -- --no-build" serves from here what was built before.',
};

/**
 * Prints what the user has to fix, or the whole error if it is a bug in this project. Sets the exit code and lets the
 * process end by itself: the bundler complains when it is interrupted.
 */
export function report(error: unknown): void {
  console.error(errorText(error) ?? error);
  process.exitCode = 1;
}

/** What the user has to fix; undefined for a bug in this project. */
export function errorText(error: unknown): string | undefined {
  if (error instanceof SiteError) {
    const cause = error.cause instanceof SiteError ? undefined : errorText(error.cause);
    return `\n${error.message}\n${cause ?? ''}`;
  }
  const { code = '', path = '', message = '', syscall } = (error ?? {}) as NodeJS.ErrnoException;
  // Libraries report these errors as text.
  const full = /No space left on device/.test(message) ? 'ENOSPC' : '';
  // Node.js reports ENOENT for folders within a folder in a file system that is read-only.
  const readOnly = code === 'ENOENT' && syscall === 'mkdir' ? refusals.EROFS : undefined;
  const words =
    readOnly ?? refusals[code] ?? refusals[/\b(ENOSPC|EROFS|EACCES)\b/.exec(message)?.[1] ?? full];
  return words === undefined ? undefined : `\n${path ? `${path}: ` : ''}${words}\n`;
}
