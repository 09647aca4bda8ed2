import { inspect } from 'node:util';

import type { z } from 'zod';

import { didYouMean } from '../nearest';

/** One thing to fix in a value that doesn't match its schema. */
export interface ValueFault {
  /** Path of the mistake. If a key is unknown, the path ends with it. */
  path: PropertyKey[];
  /** What was expected and what was received. A sentence. */
  message: string;
  /** How to fix it. One or more sentences. */
  fix: string;
}

/** The message if a required value is missing. */
export const missingMessage = 'this is missing.';

/** Checks a value against a schema, and explains all mistakes. */
export function checkValue<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): { value?: z.output<Schema>; faults: ValueFault[] } {
  const { success, data, error } = schema.safeParse(input, { reportInput: true, error: describeExpected });
  if (success) return { value: data, faults: [] };
  return { faults: error.issues.flatMap((issue) => explain(issue)) };
}

function explain(issue: z.core.$ZodIssue, parents: PropertyKey[] = []): ValueFault[] {
  const path = [...parents, ...issue.path];
  const { message } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: 'this name is not known.',
      fix: `${didYouMean(key, message.split(', '))}${message ? `Known here: ${message}.` : 'Remove it.'}`,
    }));
  }
  if (issue.code === 'invalid_union' && issue.discriminator === undefined) {
    // With several alternatives, the best match fails deepest and with the fewest issues.
    const best = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0];
    if (best) return best.flatMap((nested) => explain(nested, path));
  }
  const expected = message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '');
  const received = receivedOf(issue);
  if (received === undefined && path.length > 0 && (issue.code === 'invalid_type' || valuesOf(issue))) {
    return [{ path, message: missingMessage, fix: `Add it: ${expected.replace('expected ', '')}.` }];
  }
  return [{ path, message: `${expected}, received ${formatValue(received)}.`, fix: fixOf(issue, received) }];
}

/** Zod reports the whole object if its discriminator is wrong. */
const receivedOf = (issue: z.core.$ZodIssue): unknown =>
  issue.code === 'invalid_union' && issue.discriminator !== undefined
    ? (issue.input as Record<string, unknown> | undefined)?.[issue.discriminator]
    : issue.input;

/** The allowed values, if they're listed. */
function valuesOf(issue: z.core.$ZodIssue | z.core.$ZodRawIssue): readonly unknown[] | undefined {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options as unknown[]) : undefined;
}

function fixOf(issue: z.core.$ZodIssue, received: unknown): string {
  const values = valuesOf(issue);
  if (values) {
    const guess = typeof received === 'string' ? didYouMean(received, values.map(String)) : '';
    return `${guess}Use one of these values.`;
  }
  if (issue.code === 'too_small') return 'Make it longer.';
  if (issue.code === 'too_big') return 'Shorten it.';
  const needsText = issue.code === 'invalid_type' && issue.expected === 'string';
  if (needsText && /^(number|boolean|bigint)$/.test(typeof received)) return 'Put it between quotes.';
  if (received === null) return 'Fill it in.';
  return (issue.code === 'invalid_type' && types[issue.expected]?.fix) || 'Change the value.';
}

/** How to write a value of a type, and the type's name for readers, if it differs. */
const types: Record<string, { name?: string; fix: string } | undefined> = {
  array: { name: 'a list', fix: 'Write a list: [one, two].' },
  int: { name: 'a whole number', fix: 'Write a whole number, without quotes.' },
  boolean: { name: 'true or false', fix: 'Write true or false, without quotes.' },
  number: { fix: 'Write a number, without quotes.' },
  object: { name: 'an object', fix: 'Write names with their values: { name: value }.' },
  record: { name: 'an object', fix: 'Write names with their values: { name: value }.' },
  string: { fix: 'Write it as text.' },
};

/** Zod's error map: messages set in a schema come first, and Zod's default messages last. */
const describeExpected: z.core.$ZodErrorMap = (issue) => {
  const values = valuesOf(issue);
  if (values) return `expected ${values.map((value) => JSON.stringify(value)).join(' or ')}`;
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${types[issue.expected]?.name ?? `a ${issue.expected}`}`;
    case 'too_small':
      if (issue.origin === 'string') return 'expected text';
      return `expected at least ${issue.minimum === 1 ? 'one entry' : `${issue.minimum} entries`}`;
    case 'too_big':
      return `expected at most ${issue.maximum} characters`;
    case 'unrecognized_keys':
      return Object.keys((issue.inst as z.ZodObject).shape).join(', ');
    default:
      return undefined;
  }
};

const depth = (issues: z.core.$ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length));

function formatValue(value: unknown): string {
  if (value === null) return 'nothing (null)';
  const text =
    typeof value === 'string'
      ? JSON.stringify(value)
      : inspect(value, { breakLength: Infinity, customInspect: false, depth: 2 });
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
