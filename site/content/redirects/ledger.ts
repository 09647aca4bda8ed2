/** Reads a ledger, which has a published address on each line, with the number of the line. Lines that begin with `#` are comments. */
export function readLedger(text: string): Map<string, number> {
  const ledger = new Map<string, number>();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const address = line.trim();
    if (address !== '' && !address.startsWith('#') && !ledger.has(address)) ledger.set(address, index + 1);
  }
  return ledger;
}

/** Adds addresses to the text of a ledger: sorted, below the comment at the top. */
export function writeLedger(text: string, addresses: Iterable<string>): string {
  const comment = /^(#.*\n|\n)*/.exec(text)![0];
  const all = new Set([...readLedger(text).keys(), ...addresses]);
  return `${comment}${[...all].sort().join('\n')}\n`;
}
