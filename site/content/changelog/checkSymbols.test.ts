import { describe, expect, it } from 'vitest';

import { formatProblems } from '../../problem';
import { checkSymbols } from './checkSymbols';
import { entryOf } from './fixtures/testChangelog';

describe('checkSymbols', () => {
  const known = ['mgmt.v1alpha1.JobService', 'mgmt.v1alpha1.JobService.CreateJob'];

  it('finds nothing to mend when the API has every symbol', () => {
    expect(checkSymbols([entryOf('a', { symbols: `[${known.join(', ')}]` }), entryOf('b')], known)).toEqual(
      [],
    );
  });

  it('names the nearest symbol for one that does not exist', () => {
    const entry = entryOf('a', { symbols: `\n  - ${known[0]}\n  - mgmt.v1alpha1.JobService.CreatJob` });
    expect(formatProblems(checkSymbols([entry], known))).toMatchInlineSnapshot(`
      "content/changelog/a.mdx:10: front matter, symbols[1]: the API has no symbol "mgmt.v1alpha1.JobService.CreatJob".
        Did you mean "mgmt.v1alpha1.JobService.CreateJob"? Symbols are full names, with the package, the message or service, and the field or method."
    `);
  });
});
