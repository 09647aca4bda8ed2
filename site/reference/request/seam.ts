/** Between the parts of a fragment that carries a request. No anchor and no language holds it. */
export const seam = '~';
