import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Moves `@default` from the sentence on a prop, where our comments have it, to the column for it. */
export const readDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [, description, summary] = /^(.*?)\s*@default (.*)$/s.exec(argType.description ?? '') ?? [];
      if (summary === undefined) return [name, argType];
      return [name, { ...argType, description, table: { ...argType.table, defaultValue: { summary } } }];
    }),
  );
