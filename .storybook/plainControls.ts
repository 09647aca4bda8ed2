import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';

/**
 * Takes the control from what nobody can type in, such as elements and callbacks; its description and type stay in the table, where it
 * has any. A description does not repeat the default, which has a column.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries([
    ...Object.keys(initialArgs)
      .filter((name) => !isPlain(initialArgs[name]))
      .map((name) => [name, { name, table: { disable: true } }]),
    ...Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...argType,
        description: argType.description?.replace(/\s*@default\b.*/s, ''),
        ...(!isTypable(name, argType, initialArgs[name]) && { control: false }),
      },
    ]),
  ]) as StrictArgTypes;

function isTypable(name: string, { type }: StrictInputType, value: unknown): boolean {
  if (/^(on[A-Z]|className$|style$)/.test(name) || type?.name === 'function') return false;
  const isElement = type?.name === 'other' && /\b(ReactNode|ReactElement)\b/.test(String(type.value));
  return isPlain(value) && (!isElement || typeof value === 'string');
}

/** Whether a value is made of text, numbers, lists and records of these, as JSON has them. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'function' && typeof value !== 'symbol';
  return !('$$typeof' in value) && Object.values(value).every(isPlain);
}
