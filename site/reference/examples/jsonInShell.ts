/** A shell command that ends with JSON in single quotes. */
export interface CommandWithJson {
  /** Ends with the opening quote. */
  before: string;
  json: string;
}

/** Finds the JSON that a command of the examples sends; undefined without any. */
export function jsonInShell(command: string): CommandWithJson | undefined {
  const [, before, json] = /^([^]*--data ')(\{[^]*\})'$/.exec(command) ?? [];
  return before === undefined || json === undefined ? undefined : { before, json };
}
