import type { z } from 'zod';

import { didYouMean } from '../nearest';
import { SiteError, type Problem } from '../problem';
import { settingsSchema, type Settings } from './schema';

/**
 * Checks settings against their schema and fills in the defaults.
 *
 * @param input What was written.
 * @param file Where it was written, for the error.
 * @throws {SiteError} With every problem at once.
 */
export function readSettings(input: unknown, file: string): Settings {
  const result = settingsSchema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw new SiteError(result.error.issues.flatMap((issue) => explain(issue, [], file)));
}

/** One problem for each thing that has to be mended in an issue that Zod reports. */
export function explain(
  issue: z.core.$ZodIssue,
  parents: PropertyKey[],
  file: string,
  knownKeys = keysAt(settingsSchema, [...parents, ...issue.path]),
): Problem[] {
  const path = [...parents, ...issue.path];
  const at = { file, path: printPath(path) };
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        file,
        path: printPath([...path, key]),
        message: `no setting has this name.`,
        fix: `${didYouMean(key, knownKeys)}${knownKeys.length ? `Known here: ${knownKeys.join(', ')}.` : 'Remove it.'}`,
      }));
    case 'invalid_type':
      return issue.input === undefined
        ? [{ ...at, message: 'this setting is missing.', fix: `Add it: expected ${withArticle(issue.expected)}.` }]
        : [
            {
              ...at,
              message: `expected ${withArticle(issue.expected)}, received ${print(issue.input)}.`,
              fix: 'Change the value.',
            },
          ];
    case 'invalid_value':
      return [
        {
          ...at,
          message: `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}, received ${print(issue.input)}.`,
          fix: `${typeof issue.input === 'string' ? didYouMean(issue.input, issue.values.map(String)) : ''}Use one of the values named.`,
        },
      ];
    case 'invalid_union': {
      // Of several shapes, the one that fits best has the fewest problems.
      const best = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
      if (best) return best.flatMap((nested) => explain(nested, path, file));
      return [{ ...at, message: `received ${print(issue.input)}.`, fix: 'Change the value.' }];
    }
    default:
      return [
        { ...at, message: `${lowerFirst(issue.message)}, received ${print(issue.input)}.`, fix: 'Change the value.' },
      ];
  }
}

const depth = (issues: z.core.$ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length));

function printPath(path: PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index ? '.' : ''}${String(key)}`))
    .join('');
}

function print(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

const withArticle = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');

/** Names of the settings that an object of the schema knows at a path; empty where there is none. */
function keysAt(schema: z.core.$ZodType, path: PropertyKey[]): string[] {
  let current: z.core.$ZodType | undefined = schema;
  for (const key of path) {
    const inner: z.core.$ZodType | undefined = current && unwrap(current);
    if (inner === undefined) return [];
    const definition = inner._zod.def as unknown as Record<string, unknown>;
    if (definition.type === 'object') current = (definition.shape as Record<string, z.core.$ZodType>)[String(key)];
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
