import { absoluteAddress, withBase } from '../content/documents/withBase';
import type { AssembledPages } from '../pages/assemblePages';
import type { Settings } from '../settings/schema';

/** Address without base at which assistants ask. */
export const assistantsRoute = '/mcp';

/** Address without base of what answers are made from, in addition to search index and pages. */
export const assistantsFileRoute = '/assistants.json';

export type AssistantsFile = ReturnType<typeof assistantsFile>;

/** Collects what answers are made from: settings, API reference, and notes by the address of a method. */
export function assistantsFile(
  { reference, published }: Pick<AssembledPages, 'reference' | 'published'>,
  settings: Settings,
) {
  const { title, address, base, language, versions, reference: { clients } = {} } = settings;
  const start = absoluteAddress('/', settings);
  const notes: Record<string, string[]> = {};
  for (const { route, reference } of published) {
    for (const [anchor, method] of Object.entries(reference?.methods ?? {})) {
      notes[`${withBase(route, base)}#${anchor}`] = method.notes.flatMap(({ term, texts }) =>
        texts.map((text) => `- ${term}: ${text.replaceAll('](/', `](${start}`)}`),
      );
    }
  }
  const { files = [], examples = [] } = reference ?? {};
  const site = { title, address, base, language, version: versions[0]!.name };
  return { site, clients, files, notes, examples: [...examples] };
}
