import { SiteError } from '../problem';

/** Ends the command with the report that a person needs: what to mend, or, for a fault of ours, the whole error. */
export function report(error: unknown): never {
  console.error(error instanceof SiteError ? `\n${error.message}\n` : error);
  process.exit(1);
}
