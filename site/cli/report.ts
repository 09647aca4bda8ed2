import { SiteError } from '../problem';

/** What whoever may not write is told. */
const mine =
  'this user may not do that there. A build writes into node_modules/.cache, and dist with what begins like it: ' +
  'give these to the user who runs the command, or run it in a copy.';
/** What a system refuses, in words, and what to do. */
const refusals: Record<string, string> = {
  EACCES: mine,
  EDQUOT: 'the disk has no room left for this user. Make room, and run it again.',
  ENOSPC: 'the disk is full. Make room, and run it again.',
  EPERM: mine,
  EROFS:
    'the file system can only be read. Run the command in a copy of the project that can be written; ' +
    '"npm start -- --no-build" serves from here what was built before.',
};

/** Ends the command with the report that a person needs: what to mend, or, for a fault of ours, the whole error. */
export function report(error: unknown): never {
  console.error(inWords(error) ?? error);
  process.exit(1);
}

/** Reports an error and lets the process end by itself: the bundler complains when it is interrupted. */
export function reportAndFail(error: unknown): void {
  console.error(inWords(error) ?? error);
  process.exitCode = 1;
}

/** A report for people; undefined for what only a developer of the site can mend. */
export function inWords(error: unknown): string | undefined {
  if (error instanceof SiteError) return `\n${error.message}\n`;
  const { code = '', path = '', message = '' } = error as NodeJS.ErrnoException;
  // What is refused to a library comes as text.
  const refusal = refusals[code] ?? refusals[/\b(ENOSPC|EROFS|EACCES)\b/.exec(message)?.[1] ?? ''];
  const full = /No space left on device/.test(message) ? refusals.ENOSPC : undefined;
  const words = refusal ?? full;
  return words === undefined ? undefined : `\n${path ? `${path}: ` : ''}${words}\n`;
}
