import { writeFile } from 'node:fs/promises';

import { brandFonts } from './brandFonts';
import { subsetFont } from './subsetFont';

/** `npm run fonts`: writes the subsets of the brand's fonts into `fonts/`. */
for (const font of brandFonts) {
  await writeFile(new URL(`fonts/${font.file}.woff2`, import.meta.url), await subsetFont(font));
}
