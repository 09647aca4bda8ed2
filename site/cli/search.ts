import { text } from 'node:stream/consumers';

import { z } from 'zod';

import { SiteError } from '../problem';
import { highlightParts } from '../search/engine/markers';
import type { SearchHit } from '../search/engine/protocol';
import { pageId } from './pageId';
import { routeOf } from '../content/documents/resolveLink';
import { withBase } from '../content/documents/withBase';
import { loadContent } from '../content/loadContent';
import { nameOf, type SearchHierarchy } from '../search/records/record';
import { siteRecords } from '../search/siteRecords';
import { openSearch, openWritten, readWritten } from './openSearch';
import { report } from './report';
import { usageOf } from './usageOf';

// Everything else is the query, so that flags can be looked up.
usageOf(`Usage: npm run search -- [--from FOLDER] "words"
       npm run search -- --page PAGE ["words"]
       npm run -s search -- --json < queries.json

Searches the built site. --page searches the pages as they are now, and marks the results on one with *; without words it prints
what search knows of that page. --json takes a list of queries and prints lists of { url, title }.`);

const words = process.argv.slice(2);
const from = valueOf('--from');
const page = valueOf('--page');
await (words[0] === '--json' ? answer() : print(words.join(' '))).catch(report);

/** Takes an option with its value out of the words. */
function valueOf(option: string): string | undefined {
  const at = words.indexOf(option);
  return at === -1 ? undefined : words.splice(at, 2)[1];
}

async function answer() {
  const results = await find(readQueries(await text(process.stdin)));
  const answers = results.map((hits) => hits.map((hit) => ({ url: hit.url, title: nameOf(hit) })));
  process.stdout.write(`${JSON.stringify(answers, null, 2)}\n`);
}

async function print(query: string) {
  if (page !== undefined) return printPage(page, query.trim());
  if (query.trim() === '') {
    throw problem('there are no words to search for.', 'Name it: npm run search -- "foreign keys".');
  }
  const [hits = []] = await find([query]);
  printHits(hits, query);
}

/** Prints what search knows of a page as it is written now or, of words, which results lie on it. */
async function printPage(name: string, query: string) {
  const written = await readWritten();
  const { base, content } = written.settings;
  const id = pageId(name, content.root);
  const address = withBase(routeOf(id), base);
  const isOnPage = (place: { url: string }) => place.url.replace(/#.*$/, '') === address;
  const records = siteRecords(written.site, written.settings).filter(isOnPage);
  if (records.length === 0) {
    const options = { ...written, settingsFile: 'site/settings/site.ts', root: '.', strict: false };
    const read = await loadContent({ ...options, warn: () => {} }).catch((error: unknown) => error);
    const problems = read instanceof SiteError ? read.problems : [];
    const own = problems.filter(({ file }) => file.startsWith(`${content.root}/${id}.`));
    if (own.length > 0) throw new SiteError(own);
    const fix = 'Name one: npm run search -- --page guides/terraform "words".';
    throw problem(`search knows no page at ${address}.`, fix);
  }
  if (query === '') {
    for (const { hierarchy, url, content: text } of records) {
      console.log(`${pathOf(hierarchy)}\n    ${url}`);
      if (text !== null) console.log(`    ${text}`);
    }
    return;
  }
  const [hits = []] = await find([query], openWritten(written));
  printHits(hits, query, (hit) => (isOnPage(hit) ? '*' : ' '));
  const own = hits.filter(isOnPage).length;
  if (hits.length > 0) console.log(`\n${own} of the first ${hits.length} are on ${address} (*).`);
}

function pathOf(hierarchy: SearchHierarchy): string {
  const names = Object.values(hierarchy).filter((name) => name !== null);
  return names.join(' > ');
}

function printHits(hits: SearchHit[], query: string, markOf: (hit: SearchHit) => string = () => '') {
  for (const [index, hit] of hits.entries()) {
    console.log(`${markOf(hit)}${String(index + 1).padStart(2)}  ${pathOf(hit.hierarchy)}\n    ${hit.url}`);
    const snippet = highlightParts(hit._snippetResult.content?.value ?? '');
    if (snippet.length > 0) console.log(`    ${snippet.map((part) => part.text).join('')}`);
  }
  if (hits.length === 0) console.log(`No results for ${JSON.stringify(query)}.`);
}

async function find(queries: string[], opening = openSearch(from)): Promise<SearchHit[][]> {
  const engine = await opening;
  const results = await Promise.all(queries.map((query) => engine.search({ query, hitsPerPage: 20 })));
  return results.map(({ hits }) => hits);
}

function readQueries(input: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(input));
  } catch {
    throw problem(
      'the input is not a JSON list of strings.',
      'Write a JSON array of queries: ["foreign keys"].',
    );
  }
}

function problem(message: string, fix: string): SiteError {
  return new SiteError([{ file: 'search', message, fix }]);
}
