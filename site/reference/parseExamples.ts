import { z } from 'zod';

import { didYouMean } from '../nearest';
import { SiteError } from '../problem';
import { parseYaml } from '../settings/parseYaml';
import { nameInPackage } from './examples/symbolNames';
import { resolveRelativeTimes } from './examples/exampleTime';
import { getOwn } from './getOwn';
import type { Reference } from './model';
import { messageProblems } from './request/messageProblems';
import type { TypeRegistry } from './request/requestSchema';
import { messageOf, type JsonValue } from './request/requestValue';
import { schemaOf, typesOf } from './request/schemaOf';
import { symbolsOf } from './symbols';

type JsonObject = Record<string, JsonValue>;
type Examples = Required<Reference>['examples'];

const schema: z.ZodType<Record<string, JsonObject | null>> = z.record(z.string(), z.any());

/**
 * Parses the YAML of written examples: `JobService.GetJob: { request: …, response: … }` for a method, `JobRun: …` for a message.
 * Nested messages become the examples of their types, and ids the examples of all fields with that name. The key
 * `fields` has values of other fields by name, and `shared` has YAML anchors.
 *
 * @param file Path relative to the root of the project, for problems.
 * @throws {SiteError} With every problem at once.
 */
export function parseExamples(text: string, file: string, reference: Reference): Examples {
  const { value = {}, lineAt, problems } = parseYaml(text, { schema, file, allowsAliases: true });
  if (problems.length > 0) throw new SiteError(problems);
  const { fields, shared: _, ...messages } = value;
  const examples: Examples = { messages: new Map(), fields: new Map(Object.entries(fields ?? {})) };
  const types = typesOf(reference);
  const symbols = new Map(
    reference.files
      .flatMap(symbolsOf)
      .filter((each) => each.kind === 'method' || each.kind === 'message')
      .map((each) => [nameInPackage(each.symbol.fullName), each]),
  );
  for (const [name, example] of Object.entries(messages)) {
    const { kind, symbol } = symbols.get(name) ?? {};
    const line = lineAt([name]);
    const addExample = (subject: string, json: JsonValue = null, type: string) => {
      const sentences = messageProblems(resolveRelativeTimes(json, new Date()), schemaOf(type, types));
      for (const sentence of sentences) {
        const message = `${subject} is not valid: ${sentence}`;
        problems.push({ file, line, message, fix: 'Fix the example. An empty message is "{}".' });
      }
      if (sentences.length > 0) return;
      examples.messages.set(type, json);
      addNested(json as JsonObject, type, types, examples);
    };
    if (symbol === undefined) {
      const near = didYouMean(name, [...symbols.keys()]);
      const fix = `${near}Name a method, such as "JobService.GetJob", or a message, such as "JobRun".`;
      problems.push({ file, line, message: `there is no method or message ${JSON.stringify(name)}.`, fix });
    } else if (kind === 'method') {
      addExample(`the request of ${name}`, example?.request, symbol.request.name);
      addExample(`the response of ${name}`, example?.response, symbol.response.name);
    } else {
      addExample(name, example, symbol.fullName);
    }
  }
  if (problems.length > 0) throw new SiteError(problems);
  return examples;
}

/** Adds the first example of each message and each id inside an example. */
function addNested(json: JsonObject, type: string, types: TypeRegistry, examples: Examples): void {
  for (const { name, jsonName, label, type: inner } of types.messages[type]?.fields ?? []) {
    const value = getOwn(json, jsonName) ?? getOwn(json, name) ?? undefined;
    if (value === undefined || label === 'map') continue;
    for (const item of [value].flat()) {
      if (name.endsWith('_id') && !examples.fields.has(name)) examples.fields.set(name, item);
      if (!messageOf(inner, types) || Object.keys(item!).length === 0) continue;
      if (!examples.messages.has(inner.name)) examples.messages.set(inner.name, item);
      addNested(item as JsonObject, inner.name, types, examples);
    }
  }
}
