import { text } from 'node:stream/consumers';

import { z } from 'zod';

import { SiteError } from '../problem';
import { highlightParts } from '../search/engine/markers';
import type { SearchHit, SearchResult } from '../search/engine/protocol';
import { nameOf } from '../search/records/record';
import { openSearch } from './openSearch';
import { runCommand, UsageError } from './runCommand';

await runCommand({
  usage: `Usage: npm run search -- [--from FOLDER] "words"
       npm run -s search -- [--from FOLDER] --json < queries.json

Searches the built site. --json takes a list of queries and prints lists of { url, title }.`,
  allowPositionals: true,
  // Everything else is the query, so that flags can be looked up.
  args: ['--', ...process.argv.slice(2)],
  async run({ positionals: words }) {
    const at = words.indexOf('--from');
    const [, folder] = at === -1 ? [] : words.splice(at, 2);
    const query = words.join(' ').trim();
    if (query === '') throw new UsageError('Name the words to search for.');
    const queries = words[0] === '--json' ? parseQueries(await text(process.stdin)) : [query];
    const engine = await openSearch(folder);
    const results = await Promise.all(queries.map((query) => engine.search({ query, hitsPerPage: 20 })));
    if (words[0] === '--json') console.log(JSON.stringify(results.map(answersOf), null, 2));
    else printHits(results[0]!.hits, query);
  },
});

function answersOf({ hits }: SearchResult) {
  return hits.map((hit) => ({ url: hit.url, title: nameOf(hit) }));
}

function printHits(hits: SearchHit[], query: string) {
  for (const [index, hit] of hits.entries()) {
    const path = Object.values(hit.hierarchy).filter((name) => name !== null);
    console.log(`${String(index + 1).padStart(2)}  ${path.join(' > ')}\n    ${hit.url}`);
    const snippet = highlightParts(hit._snippetResult.content?.value ?? '');
    if (snippet.length > 0) console.log(`    ${snippet.map((part) => part.text).join('')}`);
  }
  if (hits.length === 0) console.log(`No results for ${JSON.stringify(query)}.`);
}

function parseQueries(input: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(input));
  } catch {
    const message = 'the input is not a JSON list of strings.';
    const fix = 'Write a JSON array of queries: ["foreign keys"].';
    throw new SiteError([{ file: 'search', message, fix }]);
  }
}
