/** The JSON that a command of the examples sends, and the command up to its opening quote. Undefined without JSON. */
export function jsonInShell(command: string): { before: string; json: string } | undefined {
  const [, before, json] = /^([^]*--data ')(\{[^]*\})'$/.exec(command) ?? [];
  return before === undefined || json === undefined ? undefined : { before, json };
}
