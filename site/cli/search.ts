import { text } from 'node:stream/consumers';

import { z } from 'zod';

import { SiteError } from '../problem';
import { readEngine } from '../search/readSearch';
import { nameOf } from '../search/records/record';
import { runCommand } from './runCommand';

await runCommand({
  usage: `Usage: npm run -s search -- --json [--from FOLDER] < queries.json

Searches the built site for each of a list of queries, and prints lists of { url, title }.`,
  options: { json: { type: 'boolean' }, from: { type: 'string', default: 'dist' } },
  async run({ values: { from } }) {
    const queries = parseQueries(await text(process.stdin));
    const engine = await readEngine(from);
    const results = await Promise.all(queries.map((query) => engine.search({ query })));
    const answers = results.map(({ hits }) => hits.map((hit) => ({ url: hit.url, title: nameOf(hit) })));
    console.log(JSON.stringify(answers, null, 2));
  },
});

function parseQueries(input: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(input));
  } catch {
    const message = 'the input is not a JSON list of strings.';
    const fix = 'Write a JSON array of queries: ["foreign keys"].';
    throw new SiteError([{ file: 'search', message, fix }]);
  }
}
