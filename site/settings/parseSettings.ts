import { z } from 'zod';

import { SiteError } from '../problem';
import { environmentVariables } from './environment';
import { checkValue } from './checkValue';
import { settingsSchema, type Settings } from './schema';

/** Checks settings from `file` and fills in defaults. @throws {SiteError} With every problem at once. */
export function parseSettings(input: unknown, file: string): Settings {
  const { value, faults } = checkValue(settingsSchema, input);
  if (value) return value;
  throw new SiteError(
    faults.map(({ path, message, fix }) => {
      const dotPath = z.core.toDotPath(path) || undefined;
      const variable = environmentVariables[dotPath!];
      const also = variable ? `, here or in the environment variable ${variable}.` : '.';
      return { file, path: dotPath, message, fix: fix.replace(/\.$/, also) };
    }),
  );
}
