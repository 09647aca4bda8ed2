import { asMessage, type Values } from '../rules/values';

/** Whether rules of a field say anything about its value; `required`, and when they are checked, do not. */
export function constrains(constraint: Values): boolean {
  if (constraint.ignore === 'IGNORE_ALWAYS' || constraint.ignore === 'IGNORE_IF_ZERO_VALUE') return false;
  return Object.entries(constraint).some(
    ([name, value]) =>
      name !== 'required' &&
      name !== 'ignore' &&
      (Array.isArray(value) || Object.keys(asMessage(value)).length > 0),
  );
}
