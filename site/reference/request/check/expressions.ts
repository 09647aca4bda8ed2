import { asList, asMessage, type Values } from '../../rules/values';
import { evaluate } from '../cel/evaluate';
import { NotUnderstood } from '../cel/parse';
import { celOf, type Subject, type Value } from '../cel/values';
import type { RequestSchema } from '../requestSchema';
import type { Report } from './report';

/**
 * Checks what a rule in CEL says of a message, a field or an item. An expression that is not understood here says nothing: the
 * server has the last word.
 */
export function checkExpressions(
  rules: Values,
  subject: Subject,
  { schema, now }: { schema: RequestSchema; now: Date },
  report: Report,
): void {
  if (rules.cel === undefined && rules.cel_expression === undefined) return;
  const expressions = [
    ...asList(rules.cel).map((rule) => {
      const { id, message, expression } = asMessage(rule);
      return { id: String(id ?? expression), message: String(message ?? ''), expression: String(expression) };
    }),
    ...asList(rules.cel_expression).map((expression) => ({
      id: String(expression),
      message: '',
      expression: String(expression),
    })),
  ];
  for (const { id, message, expression } of expressions) {
    const result = resultOf(expression, subject, schema, now);
    if (result === false || (typeof result === 'string' && result !== ''))
      report(id, sentence(message || (result === false ? `It must hold: ${expression}` : result)));
  }
}

function resultOf(expression: string, subject: Subject, schema: RequestSchema, now: Date): Value | undefined {
  try {
    const present = { kind: 'timestamp', nanos: BigInt(now.getTime()) * 1_000_000n } as const;
    return evaluate(expression, { this: celOf(subject, schema), now: present });
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}

/** A message of a definition as a sentence of ours. */
const sentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
