import { LineCounter, parseDocument as parseYaml } from 'yaml';
import { z } from 'zod';

import type { Problem } from '../problem';
import { explain } from '../settings/readSettings';

/** What a page says about itself, between the two `---` lines at its top. */
export const frontMatterSchema = z.strictObject({
  /** Name of the document: in `<title>`, in links to it, in the sidebar. */
  title: z.string().min(1).max(80),
  /** Text in the sidebar, where it differs from the title. Backticks mark a name in code. */
  sidebarLabel: z.string().min(1).optional(),
  /** One sentence for search engines and previews. */
  description: z.string().min(1).max(160),
  /** Words that readers search and the page does not use. */
  keywords: z.array(z.string().min(1)).default([]),
});

export type FrontMatter = z.output<typeof frontMatterSchema>;

export interface FrontMatterResult {
  /** Undefined when there are problems. */
  frontMatter?: FrontMatter;
  problems: Problem[];
}

const block = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(\r?\n|$)/;

/**
 * Reads the front matter of a page.
 *
 * @param source The whole file.
 * @param file Its path from the root of the project, for problems.
 */
export function readFrontMatter(source: string, file: string): FrontMatterResult {
  const yaml = block.exec(source)?.[1];
  if (yaml === undefined) {
    return {
      problems: [
        {
          file,
          line: 1,
          message: 'the page has no front matter.',
          fix: 'Begin it with a line "---", then "title:" and "description:", then "---".',
        },
      ],
    };
  }
  const lines = new LineCounter();
  const document = parseYaml(yaml, { lineCounter: lines });
  // The block starts below the first "---".
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map((error) => ({
        file,
        line: lineAt(error.pos[0]),
        message: `the front matter is not YAML: ${error.message.split('\n')[0]}`,
        fix: 'Put text that has a colon, a hash or a quote in it between quotes.',
      })),
    };
  }
  const value: unknown = document.toJS() ?? {};
  const result = frontMatterSchema.safeParse(value, { reportInput: true });
  if (result.success) return { frontMatter: result.data, problems: [] };
  return {
    problems: result.error.issues.flatMap((issue) =>
      explain(issue, [], file, Object.keys(frontMatterSchema.shape)).map(({ path, message, fix }) => {
        const key = path?.split(/[.[]/)[0];
        const node = key === undefined ? undefined : (document.get(key, true) as { range?: [number] } | undefined);
        return {
          file,
          line: node?.range ? lineAt(node.range[0]) : 1,
          message: `front matter, ${path}: ${message}`,
          fix,
        };
      }),
    ),
  };
}
