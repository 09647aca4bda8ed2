import { expect, test } from 'vitest';

import { sectionIn } from './sectionIn';

const page = `# Harbor

Text above.

| Word | Meaning |
| - | - |
| **Buoy** | It floats. |

## Light the lamp

Before.

1. ### Fill it

   Oil.

   \`\`\`bash
   # Fill it
   ## Trim
   \`\`\`

2. ### Trim the \`wick\`

   | Flag | Meaning |
   | - | - |
   | \`--short\` | Short. |
   | [\`two\\|pipes\`](/x) | Both. |

### Trim

Below.

## [Signals](/signals)

After.

## Trim

Last.
`;

const firstLineOf = (anchor: string) => sectionIn(page, anchor)?.split('\n')[0];

test('a section ends at the next heading of its level', () => {
  expect(sectionIn(page, 'light-the-lamp')).toMatch(/^## Light the lamp\n[^]*\n### Trim\n\nBelow\.$/);
  expect(sectionIn(page, 'signals')).toBe('## [Signals](/signals)\n\nAfter.');
});

test('a step is a section, and code has no headings', () => {
  expect(sectionIn(page, 'fill-it')).toMatch(/^1\. ### Fill it\n[^]*## Trim\n {3}```$/);
  expect(firstLineOf('trim-the-wick')).toBe('2. ### Trim the `wick`');
});

test('headings with the same text are distinguished by numbers', () => {
  expect(firstLineOf('trim')).toBe('### Trim');
  expect(firstLineOf('trim-1')).toBe('## Trim');
});

test.each([
  ['short', '2. ### Trim the `wick`'],
  ['twopipes', '2. ### Trim the `wick`'],
  ['buoy', '# Harbor'],
])('the table row %s is in the section around it', (anchor, heading) => {
  expect(firstLineOf(anchor)).toBe(heading);
});

test('an unknown anchor has no section', () => {
  expect(sectionIn(page, 'anchor')).toBeUndefined();
});
