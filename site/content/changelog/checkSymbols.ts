import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import type { Entry } from './parseEntry';

/**
 * Finds symbols in the front matter of entries that the API does not have.
 *
 * @param knownSymbols Full names of all symbols of the API, such as `mgmt.v1alpha1.JobService.CreateJob`.
 */
export function checkSymbols(entries: Entry[], knownSymbols: Iterable<string>): Problem[] {
  const known = new Set(knownSymbols);
  return entries.flatMap(({ file, symbols }) =>
    symbols.flatMap(({ name, line }, index) => {
      if (known.has(name)) return [];
      const message = `front matter, symbols[${index}]: the API has no symbol ${JSON.stringify(name)}.`;
      const names =
        'Symbols are full names, with the package, the message or service, and the field or method.';
      return [{ file, line, message, fix: `${didYouMean(name, known)}${names}` }];
    }),
  );
}
