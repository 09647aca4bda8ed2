import { text } from 'node:stream/consumers';

import { SiteError } from '../problem';
import { highlightParts } from '../search/engine/markers';
import type { SearchHit } from '../search/engine/protocol';
import { nameOf } from '../search/records/record';
import { openSearch } from './openSearch';
import { report } from './report';

/** Results of a query that are printed. */
const hitsPerPage = 20;

// `search.ts "words"` prints results for people. `search.ts --json` reads a JSON array of queries from the standard
// input and writes a JSON array of their results, each a list of `{ url, title }`, best first. `--from FOLDER` names
// the built site. Everything else is the query, so that flags can be looked up.
const words = process.argv.slice(2);
const fromAt = words.indexOf('--from');
const from = fromAt === -1 ? undefined : words.splice(fromAt, 2)[1];
await (words[0] === '--json' ? answer() : print(words.join(' '))).catch(report);

async function answer() {
  const queries = readQueries(await text(process.stdin));
  const results = await find(queries);
  const answers = results.map((hits) => hits.map((hit) => ({ url: hit.url, title: nameOf(hit) })));
  process.stdout.write(`${JSON.stringify(answers, null, 2)}\n`);
}

async function print(query: string) {
  if (query.trim() === '') {
    throw problem('there is nothing to search for.', 'Name it: npm run search -- "foreign keys".');
  }
  const [hits = []] = await find([query]);
  for (const [index, hit] of hits.entries()) {
    const path = Object.values(hit.hierarchy).filter((name) => name !== null);
    console.log(`${String(index + 1).padStart(2)}  ${path.join(' > ')}\n    ${hit.url}`);
    const snippet = highlightParts(hit._snippetResult.content?.value ?? '');
    if (snippet.length > 0) console.log(`    ${snippet.map((part) => part.text).join('')}`);
  }
  if (hits.length === 0) console.log(`No results for ${JSON.stringify(query)}.`);
}

async function find(queries: string[]): Promise<SearchHit[][]> {
  const engine = await openSearch(from);
  const requests = queries.map((query) => ({ indexName: 'docs', query, hitsPerPage }));
  const { results } = await engine.search({ requests });
  return results.map(({ hits }) => hits);
}

function readQueries(input: string): string[] {
  const fix = 'Write a JSON array of queries: ["foreign keys", "k8s"].';
  let queries: unknown;
  try {
    queries = JSON.parse(input);
  } catch {
    throw problem('what was read is not JSON.', fix);
  }
  if (!Array.isArray(queries) || !queries.every((query) => typeof query === 'string')) {
    throw problem('what was read is not a list of texts.', fix);
  }
  return queries;
}

function problem(message: string, fix: string): SiteError {
  return new SiteError([{ file: 'search', message, fix }]);
}
