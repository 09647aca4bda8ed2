import { expect, test } from 'vitest';

import { part } from '../ui/behaviors/part';
import { partsTable } from './partsTable';

test('lists each part with its selector and description', () => {
  const parts = {
    list: part('role', 'Holds the tabs', 'tablist'),
    panel: part('data-panel', '`data-state` is `selected` | `unselected`'),
  };
  expect(partsTable(parts)).toBe(`| Part | Selector | What it is |
| --- | --- | --- |
| \`list\` | \`[role="tablist"]\` | Holds the tabs. |
| \`panel\` | \`[data-panel]\` | \`data-state\` is \`selected\` \\| \`unselected\`. |`);
});
