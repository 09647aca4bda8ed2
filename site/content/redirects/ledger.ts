/** The published addresses in a ledger, one per line, with their line numbers. Lines that start with `#` are comments. */
export function parseLedger(text: string): Map<string, number> {
  const lines = text.split('\n').map((line, index) => [line.trim(), index + 1] as const);
  return new Map(lines.filter(([address]) => /^[^#]/.test(address)));
}

/** Adds addresses to the text of a ledger: sorted, below the comment at the top. */
export function formatLedger(text: string, addresses: Iterable<string>): string {
  const comment = /^(#.*\n|\n)*/.exec(text)![0];
  const all = new Set([...parseLedger(text).keys(), ...addresses]);
  return `${comment}${[...all].sort().join('\n')}\n`;
}
