import type { Code } from 'mdast';
import { z } from 'zod';

import type { AppPart } from '#ui';

import { SiteError } from '../../problem';
import { parseYaml } from '../../settings/parseYaml';
import { text } from '../../settings/valueSchemas';
import { placeOf } from '../documents/placeOf';
import { parseFenceMeta } from './parseFenceMeta';

const step = z.int().positive().optional();

const part = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text }),
  z
    .strictObject({
      kind: z.literal('field'),
      label: text.optional(),
      hint: text.optional(),
      value: text.optional(),
      control: z.enum(['text', 'select', 'code', 'switch']).optional(),
      options: z.array(text).min(2).optional(),
      step,
    })
    .refine(({ options, value }) => !options || options.includes(value!), {
      path: ['value'],
      error: 'expected one of the options',
    }),
  z.strictObject({ kind: z.literal('buttons'), buttons: z.array(z.strictObject({ text, step })) }),
  z
    .strictObject({
      kind: z.literal('table'),
      columns: z.array(text),
      rows: z.array(z.strictObject({ cells: z.array(z.string()), step })),
    })
    .superRefine(({ columns, rows }, context) => {
      for (const [row, { cells }] of rows.entries()) {
        const message = `expected ${columns.length} cells, one for each column`;
        if (cells.length !== columns.length) {
          context.addIssue({ code: 'custom', path: ['rows', row, 'cells'], message });
        }
      }
    }),
]) satisfies z.ZodType<AppPart>;

const schema = z.strictObject({ place: z.array(text).min(1), caption: text, parts: z.array(part).min(1) });

/** Parses a fence in the language `screen`: a screen of the product in YAML, which `AppScreen` draws. */
export async function parseScreen(fence: Code, pageFile: string): Promise<z.output<typeof schema>> {
  const { file, line = 0 } = placeOf(fence, pageFile);
  const { value, problems } = parseYaml(fence.value, { schema, file, firstLine: line + 1, part: 'screen' });
  if (!parseFenceMeta(fence).name) {
    const fix = 'Begin its fence with ```screen name="run-log".';
    problems.unshift({ file, line, message: 'the screen has no name.', fix });
  }
  if (!value || problems.length > 0) throw new SiteError(problems);
  return value;
}
