import type { Path } from './edit';
import { readText } from './readText';
import type { FieldSchema, MessageSchema, RequestSchema } from './requestSchema';
import { isZero, messageOf, type MessageValue, type RequestValue } from './requestValue';

/** Something that is wrong with a request. */
export interface RequestProblem {
  /** Where. A oneof is named after a question mark. */
  path: Path;
  /** What is wrong, for the reader who wrote it. */
  text: string;
  /** Name of the rule, as protovalidate has it: `string.min_len`. Problems of a type have `type`. */
  rule: string;
}

export interface CheckOptions {
  schema: RequestSchema;
  /** For rules that speak of now. */
  now: Date;
}

/** All that is wrong with a request: what is nothing of its type, and what breaks a rule. */
export function checkRequest(value: MessageValue, { schema, now }: CheckOptions): RequestProblem[] {
  const problems: RequestProblem[] = [];
  checkMessage(value, schema.messages[schema.type]!, [], { schema, now, problems });
  return problems;
}

interface Checker extends CheckOptions {
  problems: RequestProblem[];
}

function checkMessage(value: MessageValue, message: MessageSchema, path: Path, checker: Checker): void {
  for (const { name, required } of message.oneofs ?? []) {
    if (required && !message.fields.some((field) => field.oneof === name && value.fields.has(field.name)))
      checker.problems.push({ path: [...path, `?${name}`], text: 'Choose one.', rule: 'required' });
  }
  for (const field of message.fields) {
    checkField(value.fields.get(field.name), field, [...path, field.name], checker);
  }
}

function checkField(value: RequestValue | undefined, field: FieldSchema, path: Path, checker: Checker): void {
  const { schema, problems } = checker;
  if (value === undefined || (field.presence === 'implicit' && isZero(field, value, schema))) {
    if (field.needed) problems.push({ path, text: 'Fill this in.', rule: 'required' });
    return;
  }
  if (value.kind === 'list')
    value.items.forEach((item, index) => checkValue(item, field, [...path, index], checker));
  else if (value.kind === 'map')
    value.entries.forEach((entry, index) => {
      const { problem } = readText(entry.key, field.key!, schema);
      if (problem !== undefined)
        problems.push({ path: [...path, index, 'key'], text: problem, rule: 'type' });
      checkValue(entry.value, field, [...path, index, 'value'], checker);
    });
  else checkValue(value, field, path, checker);
}

function checkValue(value: RequestValue, { type }: FieldSchema, path: Path, checker: Checker): void {
  const { schema, problems } = checker;
  if (value.kind === 'text') {
    const { problem } = readText(value.text, type, schema);
    if (problem !== undefined) problems.push({ path, text: problem, rule: 'type' });
  } else if (value.kind === 'message') {
    checkMessage(value, messageOf(type, schema)!, path, checker);
  }
}
