import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nextTab } from './nextTab';

const place = fc
  .integer({ min: 1, max: 12 })
  .chain((count) =>
    fc.record({ count: fc.constant(count), selected: fc.integer({ min: 0, max: count - 1 }) }),
  );
const direction = fc.constantFrom('ltr', 'rtl');

describe('nextTab', () => {
  it('comes back with the opposite arrow', () => {
    fc.assert(
      fc.property(place, direction, ({ count, selected }, way) => {
        const there = nextTab('ArrowRight', selected, count, way)!;
        expect(nextTab('ArrowLeft', there, count, way)).toBe(selected);
      }),
    );
  });

  it('goes with the writing: right is forward from left to right, backward from right to left', () => {
    expect(nextTab('ArrowRight', 0, 4, 'ltr')).toBe(1);
    expect(nextTab('ArrowRight', 0, 4, 'rtl')).toBe(3);
  });

  it('jumps to the ends', () => {
    expect(nextTab('Home', 2, 4, 'ltr')).toBe(0);
    expect(nextTab('End', 2, 4, 'ltr')).toBe(3);
  });

  it('leaves every other key alone', () => {
    expect(nextTab('Tab', 1, 4, 'ltr')).toBeUndefined();
    expect(nextTab('ArrowDown', 1, 4, 'ltr')).toBeUndefined();
  });
});
