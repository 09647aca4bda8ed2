/** Names of the tokens that the source of a style sheet speaks of, sorted: `color.ink.soft`. */
export function tokensIn(source: string): string[] {
  const names = [...source.matchAll(/\bvars\.([a-z]\w*(?:\.[a-z]\w*)+)/gi)].map(([, name]) => name!);
  return [...new Set(names)].sort();
}
