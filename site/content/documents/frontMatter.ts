import { z } from 'zod';

import { text } from '../../settings/valueSchemas';
import { parseYaml, type YamlResult } from '../../settings/parseYaml';

/** The front matter of a page. */
export const frontMatterSchema = z.strictObject({
  /** Title of the document: in `<title>`, in links to it, and in the sidebar. */
  title: text.max(80),
  /** Text in the sidebar, if it differs from the title. Backticks mark a name in code. */
  sidebarLabel: text.optional(),
  /** A word next to it in the sidebar, such as "New". */
  badge: text.max(16).optional(),
  /** Whether only development shows the page. @default false */
  draft: z.boolean().optional(),
  /** Whether search engines are asked not to index the page. @default false */
  noindex: z.boolean().optional(),
  /** `landing` uses the full frame of a wide window, with headings next to their sections. @default 'column' */
  layout: z.literal('landing').optional(),
  description: text.max(160),
  /** Words that readers search for and that the page doesn't use. */
  keywords: z.array(text).default([]),
  /** The time needed to work through the page, in words: "10 minutes". */
  time: text.max(40).optional(),
  /** Prerequisites, each a line of Markdown. */
  needs: z.array(text).optional(),
  /** The version that the page applies to, if it isn't the one in the settings. */
  appliesTo: text.max(80).optional(),
  /** Evidence for claims of the page. Readers never see it. `symbol` is text in the product's file `path`. */
  evidence: z.array(z.strictObject({ claim: text, path: text, symbol: text })).optional(),
});

/** The front matter that readers see. */
export type FrontMatter = Omit<z.output<typeof frontMatterSchema>, 'evidence'>;

/** Matches the front matter of a file; the group is its YAML. */
export const frontMatterBlock = /^\uFEFF?---[ \t]*\r?\n([^]*?)\r?\n---[ \t]*(?=\r?\n|$)/;

/** Parses the front matter of a page. */
export function parseFrontMatter<Schema extends z.ZodObject>(
  source: string,
  file: string,
  schema: Schema,
): YamlResult<z.output<Schema>> {
  const yaml = frontMatterBlock.exec(source)?.[1];
  // The block starts below the first "---".
  if (yaml !== undefined) return parseYaml(yaml, { schema, file, firstLine: 2, part: 'front matter' });
  const required = schema.safeParse({}).error?.issues.map(({ path }) => `"${path.join('.')}:"`) ?? [];
  const begin = `Begin it with a line "---", then ${new Intl.ListFormat('en').format(required)}, then "---".`;
  const isOpen = /^\uFEFF?---[ \t]*\r?\n(?!---)/.test(source);
  const problem = isOpen
    ? { message: 'the front matter is not closed.', fix: 'End it with a line "---".' }
    : { message: 'the page has no front matter.', fix: begin };
  return { lineAt: () => 1, problems: source.trim() ? [{ file, line: 1, ...problem }] : [] };
}
