/** Highest number that a field can have: 2^29 - 1. */
export const maxFieldNumber = 536870911;

/** The whole number that a token stands for, also when it is hexadecimal or octal. */
export function integerValue(text: string): number {
  const [sign, digits] = text.startsWith('-') ? [-1, text.slice(1)] : [1, text];
  return sign * (/^0[0-7]+$/.test(digits) ? parseInt(digits, 8) : Number(digits));
}
