import { fileExamples } from '../../reference/examples/fileExamples';
import { samplesOf, type Sample } from '../../reference/examples/samplesOf';
import type { Types } from '../../reference/examples/typesOf';
import type { ProtoFile } from '../../reference/model';
import type { Settings } from '../../settings/schema';
import type { HighlightedCode, ReferenceData } from '../../theme/reference/referenceData';
import { highlight } from './highlight';

export interface ReferenceDataOptions {
  /** Path under which the site lies, with both slashes. */
  base: string;
  reference: NonNullable<Settings['reference']>;
  types: Types;
  /** Time that examples speak of as now. */
  now: Date;
}

/** Everything that the page of a file is drawn from, its examples highlighted. */
export async function referenceDataOf(
  file: ProtoFile,
  { base, reference: { clients, sourceUrl }, types, now }: ReferenceDataOptions,
): Promise<ReferenceData> {
  const examples = fileExamples(file, { types, clients, now });
  const samples = samplesOf(clients);
  const calls: Record<string, HighlightedCode[]> = {};
  for (const [anchor, snippets] of Object.entries(examples.calls)) {
    const highlighted: HighlightedCode[] = [];
    for (const { label, language, code } of snippets) {
      highlighted.push({ label, html: mark(await highlight(code, language), samples) });
    }
    calls[anchor] = highlighted;
  }
  const messages: Record<string, string> = {};
  for (const [anchor, json] of Object.entries(examples.messages)) {
    messages[anchor] = mark(await highlight(json, 'json'), samples);
  }
  return { file, base, sourceHref: sourceUrl?.replace('{file}', file.path), samples, calls, messages };
}

/** Marks what the visitor can replace. */
function mark(html: string, samples: Sample[]): string {
  return samples.reduce(
    (text, { name, value }) => text.replaceAll(value, `<span data-sample="${name}">${value}</span>`),
    html,
  );
}
