import { inspect } from 'node:util';

import type { z } from 'zod';

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
export function keysAt(schema: z.core.$ZodType, path: PropertyKey[]): string[] {
  let current: z.core.$ZodType | undefined = schema;
  for (const key of path) {
    const inner: z.core.$ZodType | undefined = current && unwrap(current);
    if (inner === undefined) return [];
    const definition = inner._zod.def as unknown as Record<string, unknown>;
    if (definition.type === 'object')
      current = (definition.shape as Record<string, z.core.$ZodType>)[String(key)];
    else if (definition.type === 'array') current = definition.element as z.core.$ZodType;
    else if (definition.type === 'record') current = definition.valueType as z.core.$ZodType;
    else return [];
  }
  const inner = current && unwrap(current);
  const definition = inner?._zod.def as unknown as Record<string, unknown> | undefined;
  return definition?.type === 'object' ? Object.keys(definition.shape as object) : [];
}

/** The schema below its defaults, and below a union its object. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const definition = schema._zod.def as unknown as Record<string, unknown>;
  if ('innerType' in definition) return unwrap(definition.innerType as z.core.$ZodType);
  if (definition.type === 'union') {
    const options = (definition.options as z.core.$ZodType[]).map(unwrap);
    return options.find((option) => (option._zod.def as { type: string }).type === 'object') ?? schema;
  }
  return schema;
}
