import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseMarkdown } from '../documents/markdown';
import { readingTime } from './readEntry';

const minutes = (source: string) => readingTime(parseMarkdown(source, 'a.md'));

describe('readingTime', () => {
  it('is at least one minute', () => {
    expect(minutes('')).toBe(1);
    expect(minutes('Short.')).toBe(1);
  });

  it('counts words in text and code', () => {
    expect(minutes('word '.repeat(440))).toBe(2);
    expect(minutes(`\`\`\`\n${'word '.repeat(440)}\n\`\`\`\n\n${'word '.repeat(220)}`)).toBe(3);
  });

  it('never decreases when text is added', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(2000), (before, added) => {
        expect(minutes('w '.repeat(before + added))).toBeGreaterThanOrEqual(minutes('w '.repeat(before)));
      }),
      { numRuns: 30 },
    );
  });
});
