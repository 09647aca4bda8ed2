import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Takes the control from what nobody can type in, such as elements and callbacks. Its description and type stay in the table. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isPlain(initialArgs[name]) &&
      argType.type?.name !== 'function' &&
      !/^(on[A-Z]|className$|style$)/.test(name)
        ? argType
        : { ...argType, control: false },
    ]),
  );

/** Whether a value is made of text, numbers, lists and records of these, as JSON has them. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return typeof value !== 'function' && typeof value !== 'symbol';
  return !('$$typeof' in value) && Object.values(value).every(isPlain);
}
