import type {
  ArgsEnhancer,
  ArgTypesEnhancer,
  StrictArgTypes,
  StrictInputType,
} from 'storybook/internal/types';

/**
 * Removes the control of values that can't be typed, such as elements and callbacks; their descriptions and types stay in
 * the table. Presets keep theirs. Text that could also be an element is typed as text. A description doesn't repeat the
 * default, which has a column. A choice names its values.
 */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries([
    ...Object.keys(initialArgs)
      .filter((name) => !isEditable(name, {}, initialArgs[name]))
      .map((name) => [name, { name, control: false, table: { disable: true } }]),
    ...Object.entries(argTypes).map(([name, argType]) => [
      name,
      {
        ...argType,
        description: argType.description?.replace(/\s*@default\b.*/s, ''),
        ...(!argType.mapping && controlOf(name, argType, initialArgs[name])),
        ...(isChoice(argType) && { table: withChoices(argType) }),
      },
    ]),
  ]) as StrictArgTypes;

const isChoice = ({ type, table }: StrictInputType) =>
  type?.name === 'enum' || table?.type?.summary === 'union';

/** The column of types with the values of a choice instead of the name of its type. */
function withChoices({ type, table }: StrictInputType): StrictInputType['table'] {
  const values = type?.name === 'enum' ? type.value.map((value) => `'${value}'`) : [];
  return { ...table, type: { ...table?.type, summary: values.join(' | ') || type?.raw || 'union' } };
}

/** Starts a control at the component's default if the story doesn't set the prop, and presets at the story's value. */
export const defaultChoices: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).flatMap(([name, { type, table, mapping }]) => {
      const presets = Object.entries<unknown>(mapping ?? {});
      const [preset] = presets.find(([, value]) => value === initialArgs[name]) ?? [];
      if (preset !== undefined) return [[name, preset]];
      const [, value] = /^'(.+)'$/.exec(table?.defaultValue?.summary ?? '') ?? [];
      return type?.name === 'enum' && value && !(name in initialArgs) ? [[name, value]] : [];
    }),
  );

/**
 * Checks that the first story of a component shows no value as JSON that could be picked by name. Every story
 * calls it.
 *
 * @throws {Error} With the names of such props.
 */
export function checkControls(story: string, argTypes: StrictArgTypes): void {
  if (story !== 'Default') return;
  const asJson = Object.values(argTypes).filter(
    ({ control, mapping, table }) => isJson(control) && !mapping && !table?.disable,
  );
  if (asJson.length === 0) return;
  const names = asJson.map(({ name }) => name).join(', ');
  throw new Error(`Controls shows ${names} as JSON. Give argTypes presets of it, or \`control: false\`.`);
}

const isJson = (control: StrictInputType['control']) =>
  typeof control === 'object' && control.type === 'object' && !control.disable;

/** The control of a value, if it differs from the one that Storybook chooses by the type. */
function controlOf(name: string, argType: StrictInputType, value: unknown): Partial<StrictInputType> {
  if (!isEditable(name, argType, value)) return { control: false } as object;
  const isText = typeof value === 'string' && !isChoice(argType);
  return isText || isElement(argType) ? { control: { type: 'text' } } : {};
}

function isEditable(name: string, argType: Partial<StrictInputType>, value: unknown): boolean {
  if (/^(on[A-Z]|className$|style$|messages$)|Ref$/.test(name) || argType.type?.name === 'function') {
    return false;
  }
  return isPlain(value) && (!isElement(argType) || typeof value === 'string');
}

const isElement = ({ type }: Partial<StrictInputType>) =>
  type?.name === 'other' && /\b(ReactNode|ReactElement)\b/.test(String(type.value));

/** Whether a value can be written as JSON. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return typeof value !== 'function' && typeof value !== 'symbol';
  }
  return !('$$typeof' in value) && Object.values(value).every(isPlain);
}
