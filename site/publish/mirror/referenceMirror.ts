import { fileExamples } from '../../reference/examples/examplesOf';
import { typesOf } from '../../reference/examples/typesOf';
import { referenceMarkdown } from './reference/referenceMarkdown';
import type { Reference } from '../../reference/model';
import { referenceRoute } from '../../reference/referenceRoute';
import type { Settings } from '../../settings/schema';

export interface ReferenceMirrorOptions {
  settings: Settings;
  /** What the addresses in them begin with, up to a slash. */
  base: string;
  /** Time that examples speak of as now: that of the pages. */
  now: Date;
}

/** The pages of a reference as Markdown, by the address of the page. */
export function referenceMirror(
  reference: Reference,
  { settings, base, now }: ReferenceMirrorOptions,
): Map<string, string> {
  const { clients, sourceUrl } = settings.reference!;
  const types = typesOf(reference);
  return new Map(
    reference.files.map((file) => [
      referenceRoute(file.path),
      referenceMarkdown(file, {
        base,
        sourceHref: sourceUrl?.replace('{file}', file.path),
        examples: fileExamples(file, { types, clients, now }),
      }),
    ]),
  );
}
