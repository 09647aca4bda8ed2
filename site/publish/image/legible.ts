import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Parts of the fonts, which together have the letters of all Latin languages. */
export const subsets = ['latin', 'latin-ext'] as const;

const require = createRequire(import.meta.url);

let illegible: RegExp | undefined;

/** A text without the letters that the fonts have no form for: they would all be drawn as the same empty box. */
export function legible(text: string): string {
  if (!illegible) {
    const file = require.resolve('@fontsource/schibsted-grotesk/unicode.json');
    const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const characters = subsets
      .flatMap((subset) => ranges[subset]!.split(','))
      .map((range) =>
        range
          .replace(/U\+/, '')
          .split('-')
          .map((code) => `\\u{${code}}`)
          .join('-'),
      );
    illegible = new RegExp(`[^${characters.join('')}]`, 'gu');
  }
  return text.replace(illegible, '').replace(/\s+/g, ' ').trim();
}
