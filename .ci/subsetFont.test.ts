import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

import { brandFonts } from '../ui/styles/brandFonts';
import { subsetFont } from './subsetFont';

test('the files in fonts/ are the subsets of the brand’s fonts, together at most 40 kB', async () => {
  const files = await Promise.all(
    brandFonts.map(async (font) => {
      const file = await readFile(`ui/styles/fonts/${font.file}.woff2`);
      expect(file.equals(await subsetFont(font)), `Run "npm run fonts" and commit ${font.file}.woff2.`).toBe(
        true,
      );
      return file.length;
    }),
  );
  expect(files[0]! + files[1]!).toBeLessThanOrEqual(40_000);
});
