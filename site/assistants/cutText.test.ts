import { expect, test } from 'vitest';

import { cutText } from './cutText';

const sizeOf = (text: string) => Buffer.byteLength(text);

test('a short text is not cut', () => {
  expect(cutText('a\nb', 1)).toBe('a\nb');
  expect(cutText('a\nb', 2)).toBe('b');
  expect(cutText('a\nb', 9)).toBe('');
});

test.each(['x', 'ü', '💥'])(
  'a long text of %s is cut at a line within 40 kB, and says where it continues',
  (sign) => {
    const lines = Array.from({ length: 3000 }, (_, number) => `${number} ${sign.repeat(20)}`);
    const part = cutText(lines.join('\n'), 1);
    const [, next] = /\[Cut: the rest begins with line (\d+)\. Pass "line", or request a section\.\]$/.exec(
      part,
    )!;
    expect(sizeOf(part)).toBeLessThanOrEqual(40_000);
    expect(part.split('\n')[Number(next) - 2]).toBe(lines[Number(next) - 2]);
    expect(cutText(lines.join('\n'), Number(next)).split('\n')[0]).toBe(lines[Number(next) - 1]);
  },
);

test('a single line that is too long does not block the others', () => {
  const part = cutText(`${'💥'.repeat(50_000)}\nlast`, 1);
  expect(sizeOf(part)).toBeLessThanOrEqual(40_000);
  expect(part).toContain('the rest begins with line 2');
});
