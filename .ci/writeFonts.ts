import { writeFile } from 'node:fs/promises';

import { brandFonts } from '../ui/styles/brandFonts';
import { subsetFont } from './subsetFont';

/** `npm run fonts`: writes the subsets of the brand's fonts into `ui/styles/fonts/`. */
for (const font of brandFonts) {
  await writeFile(`ui/styles/fonts/${font.file}.woff2`, await subsetFont(font));
}
