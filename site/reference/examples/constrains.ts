import { asMessage, type Values } from '../rules/values';

/** Whether rules of a field say anything about its value; `required`, and when they are checked, do not. */
export function constrains({ required: _required, ignore, ...rules }: Values): boolean {
  if (ignore === 'IGNORE_ALWAYS' || ignore === 'IGNORE_IF_ZERO_VALUE') return false;
  return Object.values(rules).some(
    (value) => Array.isArray(value) || Object.keys(asMessage(value)).length > 0,
  );
}
