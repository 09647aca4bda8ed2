import { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';

import { fullUrl } from '../content/links/withBase';
import { languages } from '../reference/examples/languages';
import { highlightParts } from '../search/engine/markers';
import { nameOf, searchAreas } from '../search/records/record';
import { checkJson } from './checkJson';
import { cutText } from './cutText';
import { describeSymbol, findSymbol } from './describeSymbol';
import type { Docs } from './openDocs';
import { readPage } from './readPage';

/** Decoders write U+FFFD for bytes that are not UTF-8. */
const readable = z.string().regex(/^[^\uFFFD]+$/, 'This is empty or not UTF-8.');
const text = (max: number, description: string) => readable.max(max).describe(description);
const language = z.enum(languages.map(({ id }) => id));
const line = z.int().min(1).default(1).describe('First line to return, for the rest of a long answer.');

interface Tool<Input extends z.ZodObject> {
  /** Says when to use it. */
  description: string;
  inputSchema: Input;
  answer: (docs: Docs, input: z.output<Input>) => Promise<string>;
}

const tool = <Input extends z.ZodObject>(typed: Tool<Input>) => typed as unknown as Tool<z.ZodObject>;

const tools = {
  search_docs: tool({
    description:
      'Finds pages, settings and API symbols by words, names or typos. Use it first, unless you know the address. Returns addresses for read_page.',
    inputSchema: z.object({
      query: text(300, 'Words, a name in code, or a question in English.'),
      area: z.enum(Object.keys(searchAreas)).optional().describe('Part of the site. Default: all.'),
      limit: z.int().min(1).max(20).default(8).describe('Number of results.'),
    }),
    async answer({ engine, site }, { query, area, limit }) {
      const facetFilters = area ? [`area:${area}`] : [];
      const { hits, nbHits } = await engine.search({ query, hitsPerPage: limit, facetFilters });
      if (nbHits === 0) return `Nothing matches ${JSON.stringify(query)}. Try fewer or other words.`;
      const results = hits.map((hit, index) => {
        const trail = Object.values(hit.hierarchy).filter((name) => name !== null);
        const excerpt = highlightParts(hit._snippetResult.content?.value ?? '').map(({ text }) => text);
        const title = `${index + 1}. **${nameOf(hit)}** (${trail.join(' > ')})`;
        return `${title}\n   ${site.address}${hit.url}\n   ${excerpt.join('')}`.trimEnd();
      });
      return [`${hits.length} of ${nbHits} results:`, ...results].join('\n\n');
    },
  }),
  read_page: tool({
    description:
      'Returns a page as Markdown or, with an anchor, one section. Use it with an address of search_docs or of the user. Prefer an anchor: pages can be long.',
    inputSchema: z.object({ address: text(500, '"/guides/start", "/guides/start#step-1" or a URL.'), line }),
    answer: (docs, { address }) => readPage(docs, address),
  }),
  describe_method: tool({
    description:
      'Describes a method, service, message or enum: signature, role, errors, fields with rules, a complete request and response, snippets by language. Use it before you write a request. Names can be incomplete.',
    inputSchema: z.object({
      name: text(200, '"Service.Method", "Method" or "Message".'),
      language: language.optional().describe('Of the snippets. Default: all.'),
      line,
    }),
    answer: async (docs, { name, language }) => describeSymbol(docs, await findSymbol(docs, name), language),
  }),
  check_request: tool({
    description:
      'Checks the JSON of a request against the fields and rules of its method; nothing is sent. Use it before you send a request or hand one out. Returns each problem with field and rule, and the JSON as it would be sent.',
    inputSchema: z.object({
      method: text(200, 'Name of the method: "Service.Method" or "Method".'),
      json: z.unknown().meta({ type: ['object', 'string'], description: 'A request, or its JSON as text.' }),
      line,
    }),
    answer: (docs, { method, json }) => checkJson(docs, method, json),
  }),
};

/** The tools and pages of a documentation site, as a server of the Model Context Protocol. Returns errors as text. */
export function createDocsServer(docs: Docs): McpServer {
  const title = `${docs.site.title} documentation`;
  const instructions = `The ${title}. Search, then read what a result names. Describe a method before you write its request, and check the request before you send it.`;
  const options = { instructions, maxToolInputElements: 20_000 };
  const server = new McpServer({ name: 'docs', title, version: '1.0.0' }, options);
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  for (const [name, { answer, ...tool }] of Object.entries(tools)) {
    if (docs.symbols.size === 0 && /method|request/.test(name)) continue;
    server.registerTool(name, { ...tool, annotations }, async (input) => {
      const text = cutText(await answer(docs, input), Number(input.line ?? 1));
      return { content: [{ type: 'text', text }] };
    });
  }
  const mimeType = 'text/markdown';
  for (const { title, href, section: description } of docs.pages) {
    const uri = fullUrl(docs.mirrorOf(href), docs.site);
    server.registerResource(title, uri, { description, mimeType }, async () => {
      return { contents: [{ uri, mimeType, text: await readPage(docs, href) }] };
    });
  }
  return server;
}
