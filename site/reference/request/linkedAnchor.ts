/** Between the parts of a fragment that carries a request. No anchor and no language holds it. */
export const seam = '~';

/** Place of the method that a fragment carries a request of; undefined for any other fragment. */
export function linkedAnchor(fragment: string): string | undefined {
  const end = fragment.indexOf(seam);
  return end < 0 ? undefined : fragment.slice(0, end);
}
