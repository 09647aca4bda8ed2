import type { AssembledPages } from '../pages/assemblePages';
import { exampleJson } from '../reference/examples/examplesOf';
import { typesOf } from '../reference/request/schemaOf';
import type { Settings } from '../settings/schema';

/** Address without base at which assistants ask. */
export const assistantsRoute = '/mcp';

export type AssistantsFile = ReturnType<typeof assistantsFile>;

/** Collects what answers are made from. @param now Reference time for rules such as `gt_now`. */
export function assistantsFile(
  { reference = { files: [] } }: Pick<AssembledPages, 'reference'>,
  settings: Settings,
  now: Date,
) {
  const { title, address, base, reference: { clients } = {} } = settings;
  const types = typesOf(reference);
  /** Messages as JSON, by their full names. */
  const examples: Record<string, string> = {};
  for (const type of Object.keys(types.messages)) {
    examples[type] = exampleJson(type, { types, clients: clients!, now });
  }
  return { site: { title, address, base }, clients, files: reference.files, examples };
}
