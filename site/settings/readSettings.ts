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
  const result = settingsSchema.safeParse(withEnvironment(input, environment), { reportInput: true });
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => explain(issue, [], file));
  throw new SiteError(
    problems.map((problem) => {
      const variable = variableAt(problem.path, environment);
      return variable === undefined ? problem : { ...problem, file: 'environment', path: variable };
    }),
  );
}

/** One problem for each thing that has to be mended in an issue that Zod reports. */
export function explain(
  issue: z.core.$ZodIssue,
  parents: PropertyKey[],
  file: string,
  knownKeys = keysAt(settingsSchema, [...parents, ...issue.path]),
): Problem[] {
  const path = [...parents, ...issue.path];
  const place = path.length > 0 ? printPath(path) : undefined;
  const problem = (message: string, fix: string): Problem[] => [{ file, path: place, message, fix }];
  const variable = place && environmentVariables[place];
  const orSo = variable ? `, here or in the environment variable ${variable}` : '';
  const missing = (expected: string) => problem('this is missing.', `Add it: ${expected}${orSo}.`);
  const wrong = (expected: string, fix = 'Change the value.') =>
    problem(`${expected}, received ${print(issue.input)}.`, fix);
  const isMissing = issue.input === undefined && path.length > 0;

  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        file,
        path: printPath([...path, key]),
        message: 'this name is not known.',
        fix: `${didYouMean(key, knownKeys)}${knownKeys.length ? `Known here: ${knownKeys.join(', ')}.` : 'Remove it.'}`,
      }));
    case 'invalid_type': {
      const expected = expectations[issue.expected] ?? `a ${issue.expected}`;
      if (isMissing) return missing(expected);
      const unquoted = issue.expected === 'string' && /^(number|boolean|bigint)$/.test(typeof issue.input);
      return wrong(`expected ${expected}`, unquoted ? 'Put it between quotes.' : undefined);
    }
    case 'invalid_value': {
      const expected = oneOf(issue.values);
      if (isMissing) return missing(expected);
      const guess = typeof issue.input === 'string' ? didYouMean(issue.input, issue.values.map(String)) : '';
      return wrong(`expected ${expected}`, `${guess}Use one of the values named.`);
    }
    case 'too_small':
      return wrong(`expected at least ${sizeOf(issue.origin, issue.minimum)}`, 'Add to it.');
    case 'too_big':
      return wrong(`expected at most ${sizeOf(issue.origin, issue.maximum)}`, 'Shorten it.');
    case 'invalid_union': {
      if (issue.discriminator !== undefined) {
        const values = ((issue as { options?: unknown[] }).options ?? []).map(String);
        const given = (issue.input as Record<string, unknown> | undefined)?.[issue.discriminator];
        if (given === undefined) return missing(oneOf(values));
        return problem(
          `expected ${oneOf(values)}, received ${print(given)}.`,
          `${didYouMean(String(given), values)}Use one of the values named.`,
        );
      }
      // Of several shapes, the one that fits best has the fewest problems.
      const best = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
      return best ? best.flatMap((nested) => explain(nested, path, file)) : wrong('expected another value');
    }
    case 'custom':
      if (issue.params?.fix) return problem(issue.message, String(issue.params.fix));
      return wrong(lowerFirst(issue.message));
    default:
      return wrong(lowerFirst(issue.message));
  }
}

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
