import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { z } from 'zod';

import { absoluteAddress } from '../content/documents/withBase';
import { languages } from '../reference/examples/languages';
import { checkJson } from './checkJson';
import { cutText } from './cutText';
import { describeSymbol, findSymbol } from './describeSymbol';
import type { Docs } from './openDocs';
import { markdownOf, readPage } from './readPage';
import { searchDocs } from './searchDocs';

/** How long an answer can wait for files of the site, in milliseconds. */
const patience = 10_000;

const unreadable = 'This is not UTF-8, or it is nested too deep.';
const text = (max: number, description: string) =>
  z.string().min(1).max(max).refine(isReadable, unreadable).describe(description);
const line = z.int().min(1).default(1).describe('First line to return, for the rest of a long answer.');

/** A tool. Its description says when to use it. */
interface Tool<Input extends z.ZodObject> {
  title: string;
  description: string;
  inputSchema: Input;
  answer: (docs: Docs, question: z.output<Input>) => Promise<string>;
}

const tool = <Input extends z.ZodObject>(one: Tool<Input>) => one as unknown as Tool<z.ZodObject>;

/** The tools by name. */
const tools = {
  search_docs: tool({
    title: 'Search the documentation',
    description:
      'Finds pages, settings and API symbols by words, names or typos. Use it first, unless you know the address. Returns addresses for read_page.',
    inputSchema: z.object({
      query: text(300, 'Words, a name in code, or a question in English.'),
      kind: z.enum(['docs', 'api', 'changelog']).optional().describe('Part of the site. Default: all.'),
      limit: z.int().min(1).max(20).default(8).describe('Number of results.'),
    }),
    answer: searchDocs,
  }),
  read_page: tool({
    title: 'Read a page or section',
    description:
      'Returns a page as Markdown or, with an anchor, one section. Use it with an address of search_docs or of the user. Prefer an anchor: pages can be long.',
    inputSchema: z.object({ address: text(500, '"/guides/start", "/guides/start#step-1" or a URL.'), line }),
    answer: async (docs, { address, line }) =>
      cutText(await readPage(docs, address), line, 'Ask with "line", or for a section.'),
  }),
  describe_method: tool({
    title: 'Describe a method or message of the API',
    description:
      'Returns all about a method, service, message or enum: signature, role, errors, fields with rules, a complete request and response, samples by language. Use it before you write a request. Names can be incomplete.',
    inputSchema: z.object({
      name: text(200, '"Service.Method", "Method" or "Message".'),
      language: z
        .enum(languages.map(({ id }) => id))
        .optional()
        .describe('Of the samples. Default: all.'),
      line,
    }),
    answer: async (docs, { name, language, line }) => {
      const described = describeSymbol(docs, await findSymbol(docs, name), language);
      return cutText(described, line, 'Ask with "line", for one language, or for a type by its name.');
    },
  }),
  check_request: tool({
    title: 'Check a request to the API',
    description:
      'Checks the JSON of a request against the fields and rules of its method; nothing is sent. Use it before you send a request or hand one out. Returns each problem with field and rule, and the JSON as it would be sent.',
    inputSchema: z.object({
      method: text(200, 'Name of the method: "Service.Method" or "Method".'),
      json: z
        .unknown()
        .refine(isReadable, unreadable)
        .meta({ type: ['object', 'string'], description: 'A request, or its JSON as text.' }),
    }),
    answer: async (docs, { method, json }) =>
      cutText(await checkJson(docs, method, json), 1, 'Correct these problems, and check again.'),
  }),
};

/** The tools and pages of a documentation site, as a server of the Model Context Protocol. It answers errors in words. */
export function docsServer(docs: Docs): McpServer {
  const title = `${docs.site.title} documentation`;
  const instructions = `The ${title}. Search, then read what a result names. Describe a method before you write its request, and check the request before you send it.`;
  const server = new McpServer(
    { name: 'docs', title, version: '1.0.0' },
    { instructions, maxToolInputElements: 20_000 },
  );
  const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
  for (const [name, { answer, ...tool }] of Object.entries(tools)) {
    if (docs.symbols.size === 0 && /method|request/.test(name)) continue;
    server.registerTool(name, { ...tool, annotations }, async (question) => {
      return { content: [{ type: 'text', text: await inTime(answer(docs, question)) }] };
    });
  }
  const mimeType = 'text/markdown';
  const resources = docs.pages.map(({ title: name, href, section: description }) => {
    return { uri: absoluteAddress(markdownOf(docs, href), docs.site), name, description, mimeType };
  });
  const pattern = `${absoluteAddress('/', docs.site)}{+page}.md`;
  const template = new ResourceTemplate(pattern, { list: () => ({ resources }) });
  server.registerResource('page', template, { mimeType }, async ({ href: uri }) => {
    return { contents: [{ uri, mimeType, text: await inTime(readPage(docs, uri)) }] };
  });
  return server;
}

function isReadable(json: unknown): boolean {
  try {
    // Decoders write it for bytes that are not UTF-8.
    return !JSON.stringify(json)?.includes('\uFFFD');
  } catch {
    return false;
  }
}

/** Gives up an answer that takes too long. */
function inTime(answer: Promise<string>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long. Try again.')), patience);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
