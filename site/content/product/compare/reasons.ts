import type { Problem } from '../../../problem';
import type { Reasons } from './rules';

/** What can be meant: a name that the product lacks, one that a page lacks, a value that is not the product's. */
export type Kind = 'unknown' | 'missing' | 'differs';

const kinds: Kind[] = ['unknown', 'missing', 'differs'];

/** Finds the reasons that no difference needs. `used` has page, kind and name, each on a line. */
export function unusedReasons(reasons: Reasons, used: Set<string>, file: string): Problem[] {
  return Object.entries(reasons).flatMap(([page, ofPage]) =>
    ofPage.flatMap((reason) =>
      kinds.flatMap((kind) =>
        reason[kind]
          .filter((name) => !used.has([page, kind, name].join('\n')))
          .map((name) => ({
            file,
            message: `${JSON.stringify(name)} of ${page} needs no reason under "${kind}".`,
            fix: 'Remove it.',
          })),
      ),
    ),
  );
}
