/** A command in a shell, taken apart at the JSON that it sends. */
export interface CommandWithJson {
  /** Up to the quote before the JSON. */
  before: string;
  json: string;
  /** From the quote behind the JSON. */
  after: string;
}

/** Finds the JSON that a command of the examples sends; undefined where it sends none. */
export function jsonInShell(command: string): CommandWithJson | undefined {
  const [, before, json, after] = /^([^]*--data ')(\{[^]*\})(')$/.exec(command) ?? [];
  return before === undefined ? undefined : { before, json: json!, after: after! };
}
