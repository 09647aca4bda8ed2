/** How many letters two texts differ in (Levenshtein). Few lines rather than fast ones: pages load them. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: [...b].length + 1 }, (_, index) => index);
  for (const [at, letter] of [...a].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...b].entries()) {
      next.push(Math.min(next[index]! + 1, row[index + 1]! + 1, row[index]! + Number(letter !== other)));
    }
    row = next;
  }
  return row.at(-1)!;
}
