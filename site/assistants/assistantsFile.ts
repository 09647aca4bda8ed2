import { fileExamples } from '../reference/examples/fileExamples';
import type { Reference } from '../reference/model';
import { typesOf } from '../reference/request/schemaOf';
import type { Settings } from '../settings/schema';

/** Address without base to which assistants send requests. */
export const mcpRoute = '/mcp';

export type AssistantsFile = ReturnType<typeof assistantsFile>;

/** Collects the data for answers. @param now The time that rules such as `gt_now` compare with. */
export function assistantsFile(reference: Reference = { files: [] }, settings: Settings, now: Date) {
  const { title, address, base } = settings;
  const types = typesOf(reference);
  const files = reference.files.map((file) => {
    const { snippets } = fileExamples(file, { types, clients: settings.reference!.clients, now });
    return { file, snippets };
  });
  return { site: { title, address, base }, files };
}
