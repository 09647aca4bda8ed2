import { sampleTimestamp } from '../examples/sampleTime';
import { asMessage } from '../rules/values';
import { checkRequest } from './checkRequest';
import { editAt, type Path } from './edit';
import type { FieldSchema, RequestSchema } from './requestSchema';
import { messageOf, textValue, type MessageValue } from './requestValue';

/** Replaces the times of an example that no longer satisfy rules such as `gt_now`. */
export function freshTimes(example: MessageValue, schema: RequestSchema, now: Date): MessageValue {
  let fresh = example;
  for (const { path, rule } of checkRequest(example, { schema, now })) {
    const field = rule.startsWith('timestamp.') ? fieldAt(path, schema) : undefined;
    if (field?.label === 'repeated' || field?.label === 'map' || !field?.rules) continue;
    const time = sampleTimestamp(asMessage(field.rules.timestamp), now);
    fresh = editAt(fresh, path, () => textValue(time));
  }
  return fresh;
}

function fieldAt(path: Path, schema: RequestSchema): FieldSchema | undefined {
  let message = schema.messages[schema.type];
  let field: FieldSchema | undefined;
  for (const step of path) {
    // The message in a list is the one of its field.
    if (typeof step === 'number' || (field?.label === 'map' && step === 'value')) continue;
    field = message?.fields.find(({ name }) => name === step);
    message = field && messageOf(field.type, schema);
  }
  return field;
}
