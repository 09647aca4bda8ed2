/** Highest number that a field can have: 2^29 - 1. */
export const maxFieldNumber = 536870911;

/** The whole number that a token stands for, also when it is hexadecimal or octal. */
export function integerValue(text: string): number {
  const digits = text.startsWith('-') ? text.slice(1) : text;
  const value = digits.startsWith('0') && /^0[0-7]+$/.test(digits) ? parseInt(digits, 8) : Number(digits);
  return digits === text ? value : -value;
}
