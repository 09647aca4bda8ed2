import { nearest } from '../../nearest';
import type { Problem } from '../../problem';
import type { Redirect } from './checkRedirects';

/** How new addresses get into the ledger. */
export const writeCommand = 'npm run addresses';

/** The addresses that were ever published, each with the line it stands on. */
export type Ledger = Map<string, number>;

/** Reads a ledger: an address a line. Empty lines and those that begin with `#` are passed over. */
export function readLedger(text: string): Ledger {
  const ledger: Ledger = new Map();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const address = line.trim();
    if (address !== '' && !address.startsWith('#') && !ledger.has(address)) ledger.set(address, index + 1);
  }
  return ledger;
}

export interface LedgerCheck {
  ledger: Ledger;
  /** Where the ledger is, for problems. */
  file: string;
  /** Addresses of all pages. */
  pages: Iterable<string>;
  redirects: Redirect[];
  /** Addresses that pages will have once drafts are published: a ledger may list them ahead. @default none */
  drafts?: ReadonlySet<string>;
}

export interface LedgerProblems {
  /** Addresses that were published and answer no more: the build stops. */
  lost: Problem[];
  /** Addresses that nobody has written down yet. */
  added: Problem[];
}

/** Compares the addresses that were ever published with those that the site answers. */
export function checkLedger({ ledger, file, pages, redirects, drafts }: LedgerCheck): LedgerProblems {
  const answered = new Set(pages);
  const moved = new Set(redirects.map(({ from }) => from));
  const lost = [...ledger].filter(
    ([address]) => !answered.has(address) && !moved.has(address) && !drafts?.has(address),
  );
  const fresh = [...answered].filter((address) => !ledger.has(address)).sort();
  return {
    lost: lost.map(([address, line]) => ({
      file,
      line,
      message: `the address ${address} was published, and now there is neither a page nor a redirect.`,
      fix: `${whatBecameOf(address, fresh)}, or bring the page back.`,
    })),
    added: fresh.map((address) => ({
      file,
      message: `the address ${address} is new and not in the ledger.`,
      fix: `Run "${writeCommand}" and commit what it writes: from then on the address will always lead somewhere.`,
    })),
  };
}

/** How a lost address leads on. What is new, and alone or alike, is likely to be what became of it. */
function whatBecameOf(from: string, fresh: string[]): string {
  const [to = fresh.length === 1 ? fresh[0]! : '/…'] = nearest(from, fresh);
  return `Add { from: '${from}', to: '${to}' } to the redirects`;
}

/** The text of a ledger with further addresses in it, in order, below the comment at its beginning. */
export function writeLedger(text: string, addresses: Iterable<string>): string {
  const comment = /^(#.*\n|\n)*/.exec(text)![0];
  const all = new Set([...readLedger(text).keys(), ...addresses]);
  return `${comment}${[...all].sort().join('\n')}\n`;
}
