import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import type { Entry } from './parseEntry';

/**
 * Finds the API symbols that entries name and that there are not.
 *
 * @param knownSymbols Full names of all symbols of the API, such as `mgmt.v1alpha1.JobService.CreateJob`.
 */
export function checkSymbols(entries: Entry[], knownSymbols: Iterable<string>): Problem[] {
  const known = new Set(knownSymbols);
  return entries.flatMap(({ file, symbols }) =>
    symbols.flatMap(({ name, line }, index) =>
      known.has(name)
        ? []
        : [
            {
              file,
              line,
              message: `front matter, symbols[${index}]: the API has no symbol ${JSON.stringify(name)}.`,
              fix: `${didYouMean(name, known)}Symbols are full names, with the package, the message or service, and the field or method.`,
            },
          ],
    ),
  );
}
