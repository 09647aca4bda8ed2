import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';

import { pages } from '../../site/fixtures/writtenPages';
import { exampleMessage } from '../../site/reference/examples/exampleMessage';
import { readReference } from '../../site/reference/readReference';
import { typesOf } from '../../site/reference/request/schemaOf';
import type { JsonValue } from '../../site/reference/request/requestValue';
import { toJson } from '../../site/reference/request/toJson';
import { clients } from '../../site/fixtures/clients';
import { methodAddressOf } from '../../site/content/fences/checkRequestFences';

/** A message that readers copy, or compare with their own. */
interface Sample {
  /** Full name of the message, or page and line of the fence. */
  place: string;
  type: string;
  json: JsonValue;
}

const reference = readReference('proto');
const types = typesOf(reference);
const methods = reference.files.flatMap(({ path, services }) =>
  services.flatMap(({ methods }) =>
    methods.map(({ anchor, comment, request }) => ({
      address: `/api/${path}#${anchor}`,
      comment,
      request: request.name,
    })),
  ),
);

const inReference = Object.keys(types.messages).map((root): Sample => {
  const value = exampleMessage(root, { types, now: new Date(), clients });
  return { place: root, type: root, json: toJson(value, { ...types, root }) };
});

const inGuides = pages.flatMap(({ file, tree }) => {
  const found: Sample[] = [];
  visit(tree, 'code', (fence) => {
    const method = methods.find(({ address }) => address === methodAddressOf(fence));
    const place = `${file}:${fence.position!.start.line}`;
    if (method) found.push({ place, type: method.request, json: JSON.parse(fence.value) as JsonValue });
  });
  return found;
});

type JsonObject = { [name: string]: JsonValue };

/** Every object in a value, with the name of its field. */
function objectsIn(json: JsonValue, name = ''): { name: string; object: JsonObject }[] {
  if (Array.isArray(json)) return json.flatMap((item) => objectsIn(item, name));
  if (typeof json !== 'object' || json === null) return [];
  return [
    { name, object: json },
    ...Object.entries(json).flatMap(([inner, value]) => objectsIn(value, inner)),
  ];
}

/** Every text and number in a value, with the name of its field. */
const leavesIn = (json: JsonValue) =>
  objectsIn(json).flatMap(({ object }) =>
    Object.entries(object).flatMap(([name, value]) =>
      [value]
        .flat()
        .flatMap((leaf) => (typeof leaf === 'object' ? [] : [{ name, value: leaf, text: String(leaf) }])),
    ),
  );

const connectionsIn = (json: JsonValue | undefined) =>
  leavesIn(json ?? null).flatMap(({ name, text }) => (name === 'connectionId' ? [text] : []));

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
const time = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ';
const runId = new RegExp(`^${uuid}-${time}$`);
/** The `id` of a run is a run id, all others are UUIDs. */
const ids = new RegExp(`^${uuid}(-${time})?$`);

/** Requests that harm readers who copy them, or that the product never sends. Each rule returns its findings. */
const harms: Record<string, (sample: Sample) => string[]> = {
  'one connection is both source and destination': ({ json }) =>
    objectsIn(json).flatMap(({ object: { source, destinations } }) =>
      connectionsIn(destinations).filter((id) => connectionsIn(source).includes(id)),
    ),
  'creating a job starts it': ({ json }) =>
    leavesIn(json).flatMap(({ name, value }) => (name === 'initiateJobRun' && value === true ? [name] : [])),
  'the job that the reference creates runs or empties tables by itself': ({ place, json }) =>
    place === 'mgmt.v1alpha1.CreateJobRequest'
      ? leavesIn(json).flatMap(({ name, value }) =>
          name === 'cronSchedule' || (name === 'truncateBeforeInsert' && value === true) ? [name] : [],
        )
      : [],
  'a virtual foreign key refers to its own columns': ({ json }) =>
    objectsIn(json)
      .filter(({ object: { foreignKey, ...own } }) => JSON.stringify(foreignKey) === JSON.stringify(own))
      .map(({ object }) => JSON.stringify(object)),
  'a method that replaces options is sent without some of them': ({ type, json }) => {
    const method = methods.find(({ request }) => request === type);
    if (!method || !/^\s*Replaces .* options/s.test(method.comment)) return [];
    const missing = (type: string, object: JsonObject): string[] =>
      types.messages[type]!.fields.flatMap(({ jsonName, type: inner, label }) => {
        const value = object[jsonName];
        if (value === undefined) return [jsonName];
        return inner.kind === 'message' && label !== 'repeated'
          ? missing(inner.name, value as JsonObject)
          : [];
      });
    return missing(type, json as JsonObject);
  },
  'a subset has no condition': ({ json }) =>
    objectsIn(json)
      .filter(({ name }) => /^(postgres|mysql|mssql)?schemas$/i.test(name))
      .flatMap(({ object }) => objectsIn(object.tables ?? null))
      .filter(({ object: { whereClause, rowCount } }) => whereClause === undefined && rowCount === undefined)
      .map(({ object }) => JSON.stringify(object)),
  'a status that the product never reports': ({ json }) =>
    leavesIn(json)
      .filter(
        ({ name, text }) =>
          /status$/i.test(name) &&
          /(_RUN_STATUS_(PENDING|ERROR)|_UNSPECIFIED|JOB_STATUS_DISABLED)$/.test(text),
      )
      .map(({ text }) => text),
  'a timeout in nanoseconds is shorter than a second': ({ json }) =>
    leavesIn(json)
      .filter(({ name, value }) => /^(runTimeout|\w+ToCloseTimeout)$/.test(name) && Number(value) < 1e9)
      .map(({ name, text }) => `${name}: ${text}`),
  'truncation empties tables outside the job': ({ json }) =>
    leavesIn(json).flatMap(({ name, value }) => (name === 'cascade' && value === true ? [name] : [])),
  'rows that break a foreign key are skipped silently': ({ json }) =>
    leavesIn(json).flatMap(({ name, value }) =>
      name === 'skipForeignKeyViolations' && value === true ? [name] : [],
    ),
  'an SSH tunnel comes with a connection': ({ type, json }) =>
    /SSH/.test(type) ? [] : objectsIn(json).flatMap(({ name }) => (name === 'tunnel' ? [name] : [])),
  'an id does not have the form that the product gives it': ({ type, json }) =>
    leavesIn(json)
      .filter(
        ({ name, value }) =>
          typeof value === 'string' &&
          /(^id|[a-z]Id|ById)$/.test(name) &&
          !/^(roleExternalId|externalId|eventId|channelId|accessKeyId)$/.test(name) &&
          // Events are numbered.
          !(/\.(GetJobRunEventsResponse|JobRunEvent\w*)$/.test(type) && /^\d+$/.test(value)),
      )
      .filter(({ name, text }) => !(name === 'jobRunId' ? runId : ids).test(text))
      .map(({ name, text }) => `${name}: ${text}`),
};

test.each(Object.keys(harms))('in no example of the reference and no request of a guide: %s', (harm) => {
  expect(inReference.length).toBeGreaterThan(200);
  expect(inGuides.length).toBeGreaterThan(5);
  const found = [...inReference, ...inGuides].flatMap((sample) =>
    harms[harm]!(sample).map((what) => `${sample.place}: ${what}`),
  );
  expect(found).toEqual([]);
});
