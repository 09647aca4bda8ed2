import { expect, it } from 'vitest';

import { sourceHash } from './sourceHash';

it('hashes a source as browsers do', () => {
  // The example of the specification of Content Security Policy, level 2.
  expect(sourceHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});
