/** The anchor that a name usually has. Where a record has this one, the index does not repeat it. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^-+/, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-');
}
