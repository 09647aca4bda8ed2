/** What the mean reciprocal rank has to reach, over all queries and in every kind. */
export const bar = { overall: 0.9, kind: 0.8 };
