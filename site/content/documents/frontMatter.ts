import { z } from 'zod';

import { text } from '../../settings/values';
import { readYaml, type YamlResult } from './readYaml';

/** The front matter of a page. */
export const frontMatterSchema = z.strictObject({
  title: text.max(80).describe('Name of the document: in `<title>`, in links to it, in the sidebar.'),
  sidebarLabel: text
    .optional()
    .describe('Text in the sidebar, where it differs from the title. Backticks mark a name in code.'),
  description: text.max(160).describe('One sentence for search engines and previews.'),
  keywords: z.array(text).default([]).describe('Words that readers search and the page does not use.'),
  time: text
    .max(40)
    .optional()
    .describe('How long it takes to work through the page, in words: "10 minutes".'),
  needs: z
    .array(text)
    .optional()
    .describe('What the reader needs before they begin, each in a line of Markdown.'),
  appliesTo: text
    .max(80)
    .optional()
    .describe('What the page is right for, where that is not the version that the settings name.'),
  evidence: z
    .array(
      z.strictObject({
        claim: text.describe('What the page says, in a few words.'),
        path: text.describe(
          "The file that shows it, from the root of the product's repository, or with `provider:` from that of its Terraform provider.",
        ),
        symbol: text.describe('What to look for in that file, as it is written there.'),
      }),
    )
    .optional()
    .describe(
      'What shows that the page is right about what happens. For those who maintain it; readers never see it.',
    ),
});

/** The front matter that readers see. */
export type FrontMatter = Omit<z.output<typeof frontMatterSchema>, 'evidence'>;

const list = new Intl.ListFormat('en');

const block = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(\r?\n|$)/;

/**
 * Reads the front matter of a page.
 *
 * @param source The whole file.
 * @param file Its path from the root of the project, for problems.
 */
export function readFrontMatter<Schema extends z.ZodObject>(
  source: string,
  file: string,
  schema: Schema,
): YamlResult<z.output<Schema>> {
  const refused = (message: string, fix: string) => ({
    lineAt: () => 1,
    problems: [{ file, line: 1, message, fix }],
  });
  if (source.startsWith('\uFEFF')) {
    const message = 'the file begins with a byte order mark (BOM), which hides its front matter.';
    return refused(message, 'Save it as UTF-8 without BOM.');
  }
  const yaml = block.exec(source)?.[1];
  if (yaml === undefined) {
    const required = Object.entries(schema.shape)
      .filter(([, value]) => !z.safeParse(value, undefined).success)
      .map(([key]) => `"${key}:"`);
    const fix = `Begin it with a line "---", then ${list.format(required)}, then "---".`;
    return refused('the page has no front matter.', fix);
  }
  // The block starts below the first "---".
  return readYaml(yaml, { schema, file, firstLine: 2, part: 'front matter' });
}
