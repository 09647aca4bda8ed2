import { hash } from 'node:crypto';

import { withBase } from '../content/documents/withBase';
import { fileExamples } from '../reference/examples/examplesOf';
import { requestFileOf } from '../reference/request/requestFile';
import type { Types } from '../reference/request/requestSchema';
import { samplesOf, type Sample } from '../reference/examples/samplesOf';
import type { ProtoFile } from '../reference/model';
import type { Settings } from '../settings/schema';
import type { ReferenceData } from './referenceData';
import { highlightExamples } from './highlightExamples';

export interface ReferenceDataOptions {
  /** Path under which the site lies, with both slashes. */
  base: string;
  reference: NonNullable<Settings['reference']>;
  types: Types;
  /** Time that examples speak of as now. */
  now: Date;
}

/** What the page of a file needs. */
export interface ReferencePageData {
  /** Everything that it is drawn from, its examples highlighted. */
  data: ReferenceData;
  /** What is fetched by who writes a request: texts by the paths of their files. */
  requests: Map<string, string>;
}

/** Everything that the page of a file needs. */
export async function referenceDataOf(
  file: ProtoFile,
  { base, reference: { clients, sourceUrl }, types, now }: ReferenceDataOptions,
): Promise<ReferencePageData> {
  const examples = fileExamples(file, { types, clients, now });
  const samples = samplesOf(clients);
  const highlighted = await highlightExamples(examples);
  const calls = mapValues(highlighted.calls, (snippets) =>
    snippets.map(({ label, html }) => ({ label, html: mark(html, samples) })),
  );
  const messages = mapValues(highlighted.messages, (html) => mark(html, samples));
  const requests = new Map<string, string>();
  const desks: Record<string, string> = {};
  for (const rpc of file.services.flatMap(({ rpcs }) => rpcs)) {
    const text = JSON.stringify(requestFileOf(rpc, { types, clients, file: file.path, now }));
    const path = `/static/requests/${rpc.fullName}.${hash('sha256', text).slice(0, 10)}.json`;
    requests.set(path, text);
    desks[rpc.anchor] = withBase(path, base);
  }
  const sourceHref = sourceUrl?.replace('{file}', file.path);
  return {
    data: { file, base, sourceHref, samples, tokenVariable: clients.tokenVariable, calls, messages, desks },
    requests,
  };
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
