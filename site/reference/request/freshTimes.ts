import { sampleTimestamp } from '../examples/sampleTime';
import { asMessage } from '../rules/values';
import { checkRequest } from './checkRequest';
import { editAt, placeAt } from './edit';
import type { RequestSchema } from './requestSchema';
import { textValue, type MessageValue } from './requestValue';

/** Replaces the times of an example that no longer satisfy rules such as `gt_now`. */
export function freshTimes(example: MessageValue, schema: RequestSchema, now: Date): MessageValue {
  let fresh = example;
  for (const { path, rule } of checkRequest(example, { schema, now })) {
    const rules = placeAt(path, schema).field?.rules;
    if (rules === undefined || !rule.startsWith('timestamp.')) continue;
    const time = sampleTimestamp(asMessage(rules.timestamp), now);
    fresh = editAt(fresh, path, () => textValue(time));
  }
  return fresh;
}
