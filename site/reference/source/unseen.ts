import type { Problem } from '../../problem';

const names: Record<string, string> = {
  '\u00a0': 'a non-breaking space',
  '\u200b': 'a space of no width',
  '\u2028': 'a line separator',
  '\u3000': 'an ideographic space',
  '\ufeff': 'a byte-order mark',
};

/** What is wrong with a character that shows nothing, or only a gap, and is no white space of the language. */
export function unseen(character: string): Pick<Problem, 'message' | 'fix'> {
  const code = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
  const name = names[character];
  return {
    message: `found the character ${code}${name === undefined ? '' : `, ${name}`}; expected white space to be spaces, tabs and line ends.`,
    fix:
      character === '\ufeff'
        ? 'Remove the character: only one may stand, at the very start of the file.'
        : 'Replace the character with an ordinary space, or remove it.',
  };
}
