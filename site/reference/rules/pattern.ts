/** What RE2 and JavaScript read differently: flags, named groups and classes, categories, white space, ends, quoting. */
const different = /\(\?[a-zA-Z]|\[\[:|\\[pPsSAzQaC]|\\x\{/;

/** A pattern of RE2 for JavaScript; undefined where the two languages differ: then only the server checks it. */
export function patternOf(source: string): RegExp | undefined {
  if (different.test(source)) return undefined;
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}
