import type { ReactElement } from 'react';
import { expect, test } from 'vitest';

import '../../styles/style';
import { show } from '../../behaviors/testing';
import { Prose } from './Prose';

const deep = (List: 'ul' | 'ol', levels: number): ReactElement => (
  <List>
    <li>Oil the lamps{levels > 1 && deep(List, levels - 1)}</li>
  </List>
);

test.each(['ul', 'ol'] as const)('a list of twenty levels (%s) fits a phone', (List) => {
  const place = show(
    <div style={{ width: 280 }}>
      <Prose>{deep(List, 20)}</Prose>
    </div>,
  );
  const item = [...place.querySelectorAll('li')].at(-1)!;
  expect(place.querySelector('div > div')!.scrollWidth).toBeLessThanOrEqual(280);
  expect(item.getBoundingClientRect().width).toBeGreaterThan(100);
});
