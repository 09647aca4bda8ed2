import type { BuildCache } from '../../cache';
import { fileExamples } from '../../reference/examples/fileExamples';
import { samplesOf, type Sample } from '../../reference/examples/samplesOf';
import type { Types } from '../../reference/examples/typesOf';
import type { ProtoFile } from '../../reference/model';
import type { Settings } from '../../settings/schema';
import type { ReferenceData } from '../reference/referenceData';
import { highlightExamples } from './highlightExamples';

export interface ReferenceDataOptions {
  /** Path under which the site lies, with both slashes. */
  base: string;
  reference: NonNullable<Settings['reference']>;
  types: Types;
  /** Time that examples speak of as now. */
  now: Date;
  /** Examples that an earlier build has highlighted. */
  cache: BuildCache;
}

/** Everything that the page of a file is drawn from, its examples highlighted. */
export async function referenceDataOf(
  file: ProtoFile,
  { base, reference: { clients, sourceUrl }, types, now, cache }: ReferenceDataOptions,
): Promise<ReferenceData> {
  const examples = fileExamples(file, { types, clients, now });
  const samples = samplesOf(clients);
  const highlighted = await highlightExamples(examples, cache);
  const calls = mapValues(highlighted.calls, (snippets) =>
    snippets.map(({ label, html }) => ({ label, html: mark(html, samples) })),
  );
  const messages = mapValues(highlighted.messages, (html) => mark(html, samples));
  return { file, base, sourceHref: sourceUrl?.replace('{file}', file.path), samples, calls, messages };
}

/** Marks what the visitor can replace. */
function mark(html: string, samples: Sample[]): string {
  return samples.reduce(
    (text, { name, value }) => text.replaceAll(value, `<span data-sample="${name}">${value}</span>`),
    html,
  );
}

function mapValues<From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
