/** A query and its answers. */
export interface EvaluationQuery {
  /** The kind of test: `typo`, `question`. */
  kind: string;
  query: string;
  /** Addresses that answer it. An address without an anchor matches every anchor on the page. */
  expected: string[];
}

/** Quality of the answers to queries. */
export interface Score {
  queries: number;
  /** Share of the queries with an answer in first rank, among the first three, among the first ten. */
  success: { 1: number; 3: number; 10: number };
  /** Mean reciprocal rank of the first answer among ten. */
  reciprocalRank: number;
}

export interface Evaluation {
  overall: Score;
  kinds: Map<string, Score>;
  /** Queries whose answer is not first, with the first result. */
  misses: { kind: string; query: string; rank: number | undefined; first: string | undefined }[];
}

/**
 * Runs queries and measures the rank of their answers.
 *
 * @param search Returns the addresses that a query finds, best first.
 */
export async function evaluate(
  queries: EvaluationQuery[],
  search: (query: string) => Promise<string[]>,
): Promise<Evaluation> {
  const ranks: { kind: string; rank: number | undefined }[] = [];
  const misses: Evaluation['misses'] = [];
  for (const { kind, query, expected } of queries) {
    const urls = (await search(query)).slice(0, 10);
    const index = urls.findIndex((url) => expected.some((address) => matches(url, address)));
    const rank = index === -1 ? undefined : index + 1;
    ranks.push({ kind, rank });
    if (rank !== 1) misses.push({ kind, query, rank, first: urls[0] });
  }
  const kinds = new Set(ranks.map(({ kind }) => kind));
  return {
    overall: scoreOf(ranks),
    kinds: new Map([...kinds].map((kind) => [kind, scoreOf(ranks.filter((ranked) => ranked.kind === kind))])),
    misses,
  };
}

function matches(url: string, address: string): boolean {
  return address.includes('#') ? url === address : url.replace(/#.*$/, '') === address;
}

function scoreOf(ranks: { rank?: number }[]): Score {
  const mean = (value: (rank: number) => number) =>
    ranks.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : value(rank)), 0) / ranks.length;
  const within = (max: number) => mean((rank) => (rank <= max ? 1 : 0));
  return {
    queries: ranks.length,
    success: { 1: within(1), 3: within(3), 10: within(10) },
    reciprocalRank: mean((rank) => 1 / rank),
  };
}

/** The mean reciprocal rank that is required, overall and in every kind. */
export const bar = { overall: 0.9, kind: 0.8 };
