import { exampleTimestamp } from '../examples/exampleTime';
import { asMessage } from '../rules/optionFields';
import { checkRequest } from './checkRequest';
import { editAt, fieldAt } from './requestPath';
import type { RequestSchema } from './requestSchema';
import { textValue, type MessageValue } from './requestValue';

/** Replaces the times of an example that no longer satisfy rules such as `gt_now`. */
export function refreshTimes(example: MessageValue, schema: RequestSchema, now: Date): MessageValue {
  let refreshed = example;
  for (const { path, rule } of checkRequest(example, { schema, now })) {
    const { field } = fieldAt(path, schema);
    if (!field || !rule.startsWith('timestamp.')) continue;
    const text = exampleTimestamp(asMessage(field.ruleOptions?.timestamp), now);
    refreshed = editAt(refreshed, path, () => textValue(text));
  }
  return refreshed;
}
