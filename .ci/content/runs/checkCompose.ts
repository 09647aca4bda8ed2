import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { z } from 'zod';

import type { Problem } from '../../../site/problem';
import { fencesIn } from '../../../site/content/documents/blocksIn';
import { applyMarks } from '../../../site/content/fences/codeMarks';
import { lineAbove } from '../../../site/content/fences/readFences';
import { parseYaml } from '../../../site/settings/parseYaml';
import type { Page } from '../readPages';
import type { Notes } from './readNotes';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);

// dclint ships the schema of the specification, with a `$schema` that Ajv doesn't know.
const require = createRequire(import.meta.url);
const { $schema: _, ...composeSchema } = require(
  join(require.resolve('dclint/package.json'), '../schemas/compose.schema.json'),
) as { $schema: string };
const isCompose = ajv.compile(composeSchema);

const composeTitle = /title="(?:[^"]*\/)?(?:docker-)?compose[\w.-]*\.ya?ml"/;

/** Checks Compose files on a page against the Compose specification. */
export function checkCompose({ file: pageFile, tree }: Page, notes: Notes): Problem[] {
  const problems: Problem[] = [];
  for (const fence of fencesIn(tree, 'yaml')) {
    if (!composeTitle.test(fence.meta ?? '') || notes.skips(pageFile, fence.value)) continue;
    const { file, line } = lineAbove(fence, pageFile);
    const { value, lineAt } = parseYaml(applyMarks(fence.value), {
      schema: z.any(),
      file,
      firstLine: line + 1,
    });
    if (value === undefined || isCompose(value)) continue;
    for (const { instancePath, message = 'does not fit', params } of isCompose.errors!) {
      const { additionalProperty = [] } = params as { additionalProperty?: string };
      problems.push({
        file,
        line: lineAt([...instancePath.split('/').slice(1), ...[additionalProperty].flat()]),
        message: `the Compose specification: ${instancePath || 'the file'} ${message} ${JSON.stringify(params)}.`,
        fix: 'Correct the example.',
      });
    }
  }
  return problems;
}
