import { parseDocument } from 'yaml';

import { didYouMean } from '../nearest';
import { SiteError, type Problem } from '../problem';
import { nameInPackage } from './examples/nameInPackage';
import { withTimes } from './examples/sampleTime';
import { textFault } from '../textFault';
import type { Reference } from './model';
import { getOwn } from './getOwn';
import { faultsIn } from './request/faultsIn';
import { messageOf, type JsonValue } from './request/requestValue';
import { schemaOf, typesOf } from './request/schemaOf';

type JsonObject = Record<string, JsonValue>;

/**
 * Reads the written examples: `JobService.GetJob: { request: …, response: … }` for a method, `JobRun: …` for a message.
 * Messages inside them become the examples of their types, and ids those of all fields with the same name. The key
 * `shared` holds YAML anchors.
 *
 * @param text The text of a YAML file.
 * @param file Its path from the root of the project, for problems.
 * @throws {SiteError} With every problem at once.
 */
export function examplesIn(text: string, file: string, reference: Reference): Map<string, JsonValue> {
  const fault = text && textFault(text);
  if (fault) throw new SiteError([{ file, ...fault }]);
  const document = parseDocument(text, { merge: true, prettyErrors: false });
  const problems: Problem[] = [];
  const report = (offset: number, message: string, fix: string) =>
    void problems.push({ file, line: text.slice(0, offset).split('\n').length, message, fix });
  for (const { pos, message } of document.errors) {
    report(pos[0], `the file is not YAML: ${message.replace(/\.?$/, '.')}`, 'Correct the syntax.');
  }
  if (problems.length > 0) throw new SiteError(problems);

  const types = typesOf(reference);
  const messages = new Map(Object.keys(types.messages).map((type) => [nameInPackage(type), type]));
  const rpcs = reference.files.flatMap(({ services }) => services.flatMap((service) => service.rpcs));
  const methods = new Map(rpcs.map((rpc) => [nameInPackage(rpc.fullName), rpc]));

  const examples = new Map<string, JsonValue>();
  const written = (document.toJS({ maxAliasCount: -1 }) ?? {}) as Record<string, JsonObject | null>;
  for (const [name, json] of Object.entries(written)) {
    if (name === 'shared') continue;
    const offset = `\n${text}`.indexOf(`\n${name}:`);
    const rpc = methods.get(name);
    const type = messages.get(name);
    if (rpc) {
      for (const part of ['request', 'response'] as const) {
        keep(offset, `the ${part} of ${name}`, json?.[part], rpc[part].name);
      }
    } else if (type !== undefined) {
      keep(offset, name, json, type);
    } else {
      const near = didYouMean(name, [...methods.keys(), ...messages.keys()]);
      const fix = `${near}Name a method, such as "JobService.GetJob", or a message, such as "JobRun".`;
      report(offset, `there is no method or message ${JSON.stringify(name)}.`, fix);
    }
  }
  if (problems.length > 0) throw new SiteError(problems);
  return examples;

  function keep(offset: number, place: string, json: JsonValue = null, type: string): void {
    const faults = faultsIn(withTimes(json, new Date()), schemaOf(type, types));
    for (const fault of faults) {
      report(offset, `${place} is not valid: ${fault}`, 'Fix the example. An empty message is "{}".');
    }
    if (faults.length > 0) return;
    examples.set(type, json);
    keepParts(json as JsonObject, type);
  }

  function keepParts(json: JsonObject, type: string): void {
    for (const { name, jsonName, label, type: inner } of types.messages[type]!.fields) {
      const value = getOwn(json, jsonName);
      if (value === undefined || label === 'map') continue;
      for (const item of [value].flat()) {
        if (name.endsWith('_id') && !examples.has(name)) examples.set(name, item);
        if (!messageOf(inner, types) || Object.keys(item!).length === 0) continue;
        if (!examples.has(inner.name)) examples.set(inner.name, item);
        keepParts(item as JsonObject, inner.name);
      }
    }
  }
}
