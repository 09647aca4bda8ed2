import { inspect } from 'node:util';

import { z } from 'zod';

import { didYouMean } from '../nearest';
import { SiteError, type Problem } from '../problem';
import { environmentVariables, variableAt, withEnvironment, type Environment } from './environment';
import { settingsSchema, type Settings } from './schema';

/**
 * Checks settings against their schema and fills in the defaults.
 *
 * @param input What was written.
 * @param file Where it was written, for the error.
 * @param environment Variables that stand in for settings.
 * @throws {SiteError} With every problem at once.
 */
export function readSettings(input: unknown, file: string, environment: Environment = {}): Settings {
  const result = settingsSchema.safeParse(withEnvironment(input, environment), parseOptions);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => explain(issue, [], file));
  throw new SiteError(
    problems.map((problem) => {
      const variable = variableAt(problem.path, environment);
      return variable === undefined ? problem : { ...problem, file: 'environment', path: variable };
    }),
  );
}

/** One problem for each thing that has to be mended in an issue of Zod's, parsed with {@link parseOptions}. */
export function explain(
  issue: z.core.$ZodIssue,
  parents: PropertyKey[],
  file: string,
  knownKeys = keysAt(settingsSchema, [...parents, ...issue.path]),
): Problem[] {
  const path = [...parents, ...issue.path];
  const place = path.length > 0 ? printPath(path) : undefined;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      path: printPath([...path, key]),
      message: 'this name is not known.',
      fix: `${didYouMean(key, knownKeys)}${knownKeys.length ? `Known here: ${knownKeys.join(', ')}.` : 'Remove it.'}`,
    }));
  }
  if (issue.code === 'invalid_union' && issue.discriminator === undefined) {
    // Of several shapes, the one that fits best has the fewest problems.
    const best = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
    if (best) return best.flatMap((nested) => explain(nested, path, file));
  }
  const { message } = issue;
  if (issue.code === 'custom' && issue.params?.fix) {
    return [{ file, path: place, message, fix: String(issue.params.fix) }];
  }
  const expected = lowerFirst(message);
  const received = receivedOf(issue);
  if (received === undefined && place !== undefined && (issue.code === 'invalid_type' || valuesOf(issue))) {
    const variable = environmentVariables[place];
    const orSo = variable ? `, here or in the environment variable ${variable}` : '';
    const fix = `Add it: ${expected.replace('expected ', '')}${orSo}.`;
    return [{ file, path: place, message: 'this is missing.', fix }];
  }
  return [
    { file, path: place, message: `${expected}, received ${print(received)}.`, fix: fixOf(issue, received) },
  ];
}

/** What stands where an issue is. Zod gives the whole object when its discriminator is at fault. */
const receivedOf = (issue: z.core.$ZodIssue): unknown =>
  issue.code === 'invalid_union' && issue.discriminator !== undefined
    ? (issue.input as Record<string, unknown> | undefined)?.[issue.discriminator]
    : issue.input;

/** The values of which one is expected, where they are known. */
function valuesOf(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): readonly unknown[] | undefined {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options as unknown[]) : undefined;
}

function fixOf(issue: z.core.$ZodIssue, received: unknown): string {
  const values = valuesOf(issue);
  if (values) {
    const guess = typeof received === 'string' ? didYouMean(received, values.map(String)) : '';
    return `${guess}Use one of the values named.`;
  }
  if (issue.code === 'too_small') return 'Add to it.';
  if (issue.code === 'too_big') return 'Shorten it.';
  const isUnquoted =
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    /^(number|boolean|bigint)$/.test(typeof received);
  return isUnquoted ? 'Put it between quotes.' : 'Change the value.';
}

/** Zod's error map: what is expected, in our words. Those of a schema itself come first, and Zod's own last. */
const inWords: z.core.$ZodErrorMap = (issue) => {
  const values = valuesOf(issue);
  if (values) return `expected ${oneOf(values)}`;
  if (issue.code === 'invalid_type') {
    return `expected ${expectations[issue.expected] ?? `a ${issue.expected}`}`;
  }
  if (issue.code === 'too_small') return `expected at least ${sizeOf(issue.origin, issue.minimum)}`;
  if (issue.code === 'too_big') return `expected at most ${sizeOf(issue.origin, issue.maximum)}`;
  return issue.code === 'invalid_union' ? 'expected another value' : undefined;
};

/** How a value is parsed whose problems {@link explain} explains. */
export const parseOptions = { reportInput: true, error: inWords };

/** What Zod expects, in words. */
const expectations: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
};

const oneOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(' or ');

function sizeOf(origin: string, limit: number | bigint): string {
  const [one, many] = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `${limit} ${limit === 1 ? one : many}`;
}

const depth = (issues: z.core.$ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length));

function printPath(path: PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
}

function print(value: unknown): string {
  if (value === null) return 'nothing (null)';
  const text =
    typeof value === 'string'
      ? JSON.stringify(value)
      : inspect(value, { breakLength: Infinity, customInspect: false, depth: 2 });
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const lowerFirst = (sentence: string) =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');

/** Names of the settings that an object of the schema knows at a path; empty where there is none. */
export function keysAt(schema: z.ZodType, path: PropertyKey[]): string[] {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  /** What a reference names, and of several shapes the object. */
  const resolve = (part: JsonSchema | undefined): JsonSchema | undefined => {
    if (part?.$ref) return resolve(whole.$defs?.[part.$ref.slice('#/$defs/'.length)]);
    return (part?.anyOf ?? part?.oneOf)?.map(resolve).find((option) => option?.properties) ?? part;
  };
  let current = resolve(whole);
  for (const key of path) {
    const named = current?.properties?.[String(key)] ?? current?.additionalProperties;
    const next = typeof key === 'number' ? current?.items : named;
    current = resolve(next === false ? undefined : next);
  }
  return Object.keys(current?.properties ?? {});
}

/** What is read of a JSON Schema. */
interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | false;
  items?: JsonSchema;
}
