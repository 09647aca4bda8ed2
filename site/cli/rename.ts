import { parseArgs } from 'node:util';

import { globSync } from 'tinyglobby';

import { planRename } from '../content/writing/planRename';
import { changeSite, files, readFile, settings } from './changeSite';
import { usageOf } from './usageOf';

const end = usageOf(`Usage: npm run rename -- OLD NEW

Moves a page of content/ with its place in the sidebar and the links to it. Its old address leads to the new one. Where
the page has been moved by hand or is gone, OLD leads to NEW all the same.`);

const { positionals } = end.unless(() => parseArgs({ allowPositionals: true }));
const [from, to, ...more] = positionals;
if (from === undefined || to === undefined || more.length > 0) end.with('Name two pages.');
else {
  await changeSite(() => {
    const site = settings();
    const pages = globSync(`${site.content.root}/**/*.{md,mdx}`);
    return planRename([from, to], site, files, pages, readFile);
  });
}
