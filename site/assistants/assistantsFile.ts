import { absoluteAddress, withBase } from '../content/documents/withBase';
import type { AssembledPages } from '../pages/assemblePages';
import { exampleMessage } from '../reference/examples/exampleMessage';
import { typesOf } from '../reference/request/schemaOf';
import { toJson } from '../reference/request/toJson';
import type { Settings } from '../settings/schema';

/** Address without base at which assistants ask. */
export const assistantsRoute = '/mcp';

export type AssistantsFile = ReturnType<typeof assistantsFile>;

/** Collects what answers are made from. @param now Reference time for rules such as `gt_now`. */
export function assistantsFile(
  { reference = { files: [] }, published }: Pick<AssembledPages, 'reference' | 'published'>,
  settings: Settings,
  now: Date,
) {
  const { title, address, base, language, versions, reference: { clients } = {} } = settings;
  const start = absoluteAddress('/', settings);
  const notes: Record<string, string[]> = {};
  for (const page of published) {
    const { methods = {} } = page.kind === 'reference' ? page.reference : {};
    for (const [anchor, method] of Object.entries(methods)) {
      notes[`${withBase(page.route, base)}#${anchor}`] = method.notes.flatMap(({ term, texts }) =>
        texts.map((text) => `- ${term}: ${text.replaceAll('](/', `](${start}`)}`),
      );
    }
  }
  const types = typesOf(reference);
  const examples = Object.keys(types.messages).map((type) => {
    const value = exampleMessage(type, { types, now, account: clients?.account });
    return [type, toJson(value, { ...types, type })] as const;
  });
  const site = { title, address, base, language, version: versions[0]!.name };
  return { site, clients, files: reference.files, notes, examples: Object.fromEntries(examples) };
}
